import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key before the text is written to the address. */
const PAUSE_MS = 300;

export interface SearchText {
  /** For the field: what was typed, at once. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Shows a text that the caller writes to the address itself, and writes nothing that waits. */
  readonly show: (text: string) => void;
}

interface Typed {
  readonly text: string;
  /** Values of the address that may still arrive from earlier keys. */
  readonly late: readonly string[];
}

/**
 * The text of a search field that the address keeps. The router writes in a transition, so a field
 * controlled by the address would lose keys typed meanwhile. `written` is the address's trimmed text.
 */
export function useSearchText(written: string, write: (text: string) => void): SearchText {
  const [typed, setTyped] = useState<Typed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A page that was left must not write to the next one's address.
  useEffect(() => () => clearTimeout(timer.current), []);

  const isSettled = typed !== null && written === typed.text.trim();
  if (isSettled && typed.late.length > 0) setTyped({ ...typed, late: [] });
  // Another value comes from a link or the back button, and replaces what was typed.
  if (typed !== null && !isSettled && !typed.late.includes(written)) setTyped(null);

  const show = (text: string): void => {
    clearTimeout(timer.current);
    setTyped((before) => ({
      text,
      late: [...(before?.late ?? []), written, before?.text.trim() ?? written],
    }));
  };
  return {
    text: typed?.text ?? written,
    type: (text) => {
      show(text);
      timer.current = setTimeout(() => write(text.trim()), PAUSE_MS);
    },
    show,
  };
}
