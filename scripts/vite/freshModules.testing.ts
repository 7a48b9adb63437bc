// Runs before each unit test file. Files share a worker, because starting one per file takes three times as
// long as the tests. This gives each file its own copies of the project's modules, and so their state.
import { afterAll, vi } from 'vitest';

vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
