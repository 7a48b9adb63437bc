// Where the browser for tests is: CHROMIUM_PATH, the system's, or (undefined) Playwright's own.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A Chromium without a window of its own: the tests take a quarter less time in it. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The shell before a whole browser; undefined where Playwright's own is to be used. */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? findProgram([SHELL, ...BROWSERS]);
}

/** A whole browser draws and scrolls as a player's does, for speed and pictures. Else the shell. */
export function browserPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? findProgram([...BROWSERS, SHELL]);
}

/** How the tests start a Chromium: also as root, and without calls of its own. */
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
