/// <reference types="trusted-types" />
// What the build hands to the inline script of the page.

/** Files of the first view by their place: what a lobby needs, and the texts of each locale. */
interface ShellFiles {
  readonly lobby: readonly string[];
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

declare const __SHELL_FILES__: ShellFiles;

interface Window {
  /** The answers that the drawn shell was made of. */
  __firstView?: Readonly<Record<string, unknown>>;
  /** The button of the last press on the drawn shell, with the name that finds its successor; null before the first, absent once none is kept. */
  __press?: { readonly button: HTMLButtonElement; readonly name: string } | null;
  /** Draws the shell that stands before the calling script, if it is this visit's. */
  __drawShell?: () => void;
}
