import { make } from '#mocks/pages/shared/dom.ts';

/** Saves a file in the browser's downloads. */
export function download(name: string, content: string | Blob, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  make('a', { href: url, download: name }).click();
  // Revoked in a later task, because the browser reads the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url));
}
