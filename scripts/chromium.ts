// Finds a browser for tests: the one of CHROMIUM_PATH, else the system's, else Playwright's own.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless build of Chromium; tests take a quarter less time in it. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * Path of the browser for tests. Prefers the headless shell. If undefined, Playwright uses its own browser.
 */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? findProgram([SHELL, ...BROWSERS]);
}

/** For the benchmark and pictures: prefers the full browser, which paints and scrolls like a player's. */
export function browserPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? findProgram([...BROWSERS, SHELL]);
}

/** Launch options that also work as root and disable the browser's own network calls. */
export function chromiumLaunch(
  flags: readonly string[] = [],
  executablePath = chromiumPath(),
): { executablePath?: string; args: string[] } {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...flags,
    ],
  };
}
