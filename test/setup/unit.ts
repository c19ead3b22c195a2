import "@testing-library/jest-dom/vitest";
import "./failOnConsole.js";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(cleanup);
