// The present state of a page and its mock, from which bug reports, tests and stories are generated.
import type { Exchange } from '../../core/log.ts';
import type { PanelMock } from '../panelMock.ts';
import { groupSteps } from '../time/stepGroups.ts';

export interface Situation {
  /** Absolute URL. */
  readonly link: string;
  /** The page's path and query, without the mock's parameters. */
  readonly path: string;
  readonly player: string;
  readonly brand: string;
  readonly locale: string;
  readonly seed: string;
  /** Milliseconds. */
  readonly latency: number;
  readonly now: number;
  readonly isFrozen: boolean;
  readonly scenarios: readonly string[];
  /** The steps of the journal, in words. */
  readonly steps: readonly string[];
  readonly calls: readonly Exchange[];
  /** The texts of the page's headings, outermost first. */
  readonly headings: readonly string[];
  readonly place: PanelMock['place'];
}

function visibleHeadings(): string[] {
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2')];
  return headings
    .filter((heading) => heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .toSorted((one, other) => one.tagName.localeCompare(other.tagName))
    .flatMap(({ textContent }) => textContent?.trim() || []);
}

export async function situationOf(mock: PanelMock, path: string): Promise<Situation> {
  const [link, { steps, position }, calls] = await Promise.all([mock.link(), mock.steps(), mock.exchanges()]);
  const { seed, brand, locale, latency } = mock.settings();
  return {
    link: new URL(link, location.href).href,
    path,
    player: mock.adjusted() ?? mock.visitor(),
    brand,
    locale,
    seed,
    latency,
    now: mock.now(),
    isFrozen: mock.isFrozen(),
    scenarios: mock.activeScenarios().map(({ text }) => text),
    steps: groupSteps(steps.slice(0, position)).map(
      ({ at, text }) => `${at.slice(0, 19).replace('T', ' ')} ${text}`,
    ),
    calls,
    headings: visibleHeadings(),
    place: mock.place,
  };
}
