// Which static page the visit began with: the build writes its name into the document.
import type { FirstViewAnswers } from '#/features/lobby/firstView.ts';

/** The guest's lobby with its first games, or the neutral frame that every other visit starts from. */
export const pageKinds = ['lobby', 'frame'] as const;
export type PageKind = (typeof pageKinds)[number];

export interface DrawnPage {
  readonly brand: string;
  readonly locale: string;
  readonly kind: PageKind;
}

/** Id of the JSON that a lobby was drawn from. */
export const ANSWERS_ID = 'first-view';

/** What `data-drawn` of the document's root says; it is also the name of the page's file. */
export function drawnName({ brand, locale, kind }: DrawnPage): string {
  return `${brand}.${locale}.${kind}`;
}

/** Until the product has taken it over; undefined in development, where nothing is drawn ahead. */
export function drawnPage(): DrawnPage | undefined {
  const [brand, locale, name] = document.getElementById('root')?.dataset['drawn']?.split('.') ?? [];
  const kind = pageKinds.find((known) => known === name);
  return brand === undefined || locale === undefined || kind === undefined
    ? undefined
    : { brand, locale, kind };
}

/** Takes the answers out of the document; null where the page was drawn without any. */
export function takeAnswers(): FirstViewAnswers | null {
  const store = document.getElementById(ANSWERS_ID);
  store?.remove();
  // Written by our own build.
  return store?.textContent ? (JSON.parse(store.textContent) as FirstViewAnswers) : null;
}
