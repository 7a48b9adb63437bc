import { useEffect, useRef, useState } from 'react';

/** Debounce before the text is written to the URL, in milliseconds. */
const PAUSE_MS = 300;

export interface SearchText {
  /** The field's value: updates immediately. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Sets the field's text without writing it to the URL, and cancels this hook's pending write. */
  readonly show: (text: string) => void;
}

interface Typed {
  readonly text: string;
  /** Texts of earlier keystrokes that the router may still write to the URL. */
  readonly late: readonly string[];
}

/**
 * State of a search field that is synced to the URL. The router updates the URL in a transition, so a
 * field controlled by it would lose keystrokes. `written` is the URL's trimmed text.
 */
export function useSearchText(written: string, write: (text: string) => void): SearchText {
  const [typed, setTyped] = useState<Typed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Cancel on unmount, so that a pending write doesn't change the next page's URL.
  useEffect(() => () => clearTimeout(timer.current), []);

  const isSettled = typed !== null && written === typed.text.trim();
  if (isSettled && typed.late.length > 0) setTyped({ ...typed, late: [] });
  // A URL text that wasn't typed comes from a link or the back button, and replaces the typed text.
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
