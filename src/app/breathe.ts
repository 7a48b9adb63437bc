interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser paint and answer input between two slices of work. */
export function breathe(): Promise<void> {
  // Not every browser has it yet, and its types come late.
  const { scheduler } = globalThis as Yielding;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}
