import { make } from '#mocks/pages/shared/dom.ts';

/** Lets the browser save a file. */
export function download(name: string, content: string | Blob, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  make('a', { href: url, download: name }).click();
  // The browser reads the URL only after the click, so it is revoked in a later task.
  setTimeout(() => URL.revokeObjectURL(url));
}
