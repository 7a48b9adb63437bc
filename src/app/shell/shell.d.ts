/// <reference types="trusted-types" />
// What the build hands to the two inline scripts of the page.

/** Files of the first view by their place: what a lobby needs, and the texts of each locale. */
interface ShellFiles {
  readonly lobby: readonly string[];
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

declare const __SHELL_FILES__: ShellFiles;

interface Window {
  /** The shell that the head script chose, for the script after the root. */
  __shell?: string;
}
