// Identifies the static page that the visit started from. The build writes its name into the document.
import type { FirstViewAnswers } from '#/features/lobby/firstView.ts';

/** `lobby`: the guest's lobby with its first games. `frame`: a page skeleton, served for every other page. */
export const pageKinds = ['lobby', 'frame'] as const;
export type PageKind = (typeof pageKinds)[number];

export interface DrawnPage {
  readonly brand: string;
  readonly locale: string;
  readonly kind: PageKind;
}

export const ANSWERS_ID = 'first-view';

/** The value of `data-drawn` on the root element, which is also the page's file name. */
export function drawnName({ brand, locale, kind }: DrawnPage): string {
  return `${brand}.${locale}.${kind}`;
}

/** The static page in the document. Undefined in development and once React has taken over. */
export function drawnPage(): DrawnPage | undefined {
  const [brand, locale, name] = document.getElementById('root')?.dataset['drawn']?.split('.') ?? [];
  const kind = pageKinds.find((known) => known === name);
  return brand === undefined || locale === undefined || kind === undefined
    ? undefined
    : { brand, locale, kind };
}

/** Removes the embedded responses from the document and returns them, or null if there are none. */
export function takeAnswers(): FirstViewAnswers | null {
  const store = document.getElementById(ANSWERS_ID);
  store?.remove();
  // The cast is safe: our own build wrote the text.
  return store?.textContent ? (JSON.parse(store.textContent) as FirstViewAnswers) : null;
}
