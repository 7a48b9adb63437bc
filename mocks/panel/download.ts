import { make } from '#mocks/pages/shared/dom.ts';

/** Saves a file in the browser's downloads. */
export function download(name: string, content: string | Blob, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  make('a', { href: url, download: name }).click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url));
}
