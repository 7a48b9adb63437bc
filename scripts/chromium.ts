// Where the browser for tests is: CHROMIUM_PATH, the system's, or (undefined) Playwright's own.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Path of a system Chromium, or undefined where Playwright's own is to be used. */
export function chromiumPath(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path));
}
