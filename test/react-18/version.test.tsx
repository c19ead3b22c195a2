import { render, screen } from "@testing-library/react";
import { useState, version } from "react";
import { version as domVersion } from "react-dom";
import { expect, it } from "vitest";

function Version(): string {
  return useState(version)[0];
}

it("runs components with React 18", () => {
  render(<Version />);
  expect(screen.getByText(/^18\./)).toBeInTheDocument();
  expect(domVersion).toBe(version);
});
