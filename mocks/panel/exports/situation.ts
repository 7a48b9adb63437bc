// The current state of a page and its mock, from which bug reports, tests and stories are generated.
import type { Exchange, LoggedCall } from '../../core/log.ts';
import type { ActiveScenario } from '../../core/scenarioBoard.ts';
import { parseScenarios } from '../../scenarios/read.ts';
import { isCallScenario, type CallScenario } from '../../scenarios/scenario.ts';
import { identify, writeScenario } from '../../scenarios/write.ts';
import { pageLocale } from '../pageLocale.ts';
import type { PanelMock } from '../panelMock.ts';
import { groupSteps } from '../time/stepGroups.ts';

export interface Situation {
  /** Absolute URL. */
  readonly link: string;
  /** Number of steps that didn't fit into the link. */
  readonly missingSteps: number;
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
  /**
   * The scenarios as they were before the newest refused call, including those that have been used
   * up since.
   */
  readonly scenariosBefore: readonly string[];
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

/** The newest call that was refused. */
export function refusedCallOf<Call extends LoggedCall>(calls: readonly Call[]): Call | undefined {
  return calls.findLast(
    ({ status, operation, failure }) => operation !== null && failure === undefined && status >= 400,
  );
}

/**
 * The scenario of a logged call, without its `after` option. Null if the scenario isn't limited to a number
 * of calls.
 */
function limitedScenario(text: string): CallScenario | null {
  const [scenario] = parseScenarios(text);
  if (!scenario || !isCallScenario(scenario) || scenario.options.times === undefined) return null;
  // Drops `after`, because the calls that it skips have already been made.
  const { after: _, ...options } = scenario.options;
  return { ...scenario, options };
}

/**
 * The scenarios as they were before the newest refused call. Restores those that this call or a later one has
 * used up, according to the log. Without a refused call, restores all scenarios in the log.
 */
export function scenariosBefore(active: readonly ActiveScenario[], calls: readonly LoggedCall[]): string[] {
  const refused = refusedCallOf(calls);
  const since = refused ? calls.slice(calls.indexOf(refused)) : calls;
  const before = new Map<string, string>();
  for (const text of since.flatMap(({ scenarios }) => scenarios)) {
    const limited = limitedScenario(text);
    if (limited && !before.has(identify(limited))) before.set(identify(limited), writeScenario(limited));
  }
  const kept = active.map(({ id, text }) => before.get(id) ?? text);
  const ids = new Set(active.map(({ id }) => id));
  // Used-up scenarios come first, because they were applied before the remaining ones.
  return [...[...before].filter(([id]) => !ids.has(id)).map(([, text]) => text), ...kept];
}

/** An absolute link to this world, and the number of steps that didn't fit into it. */
export async function linkOf(mock: PanelMock): Promise<Pick<Situation, 'link' | 'missingSteps'>> {
  const [{ url, isTooLong }, { steps, position }] = await Promise.all([mock.link(), mock.steps()]);
  return {
    link: new URL(url, location.href).href,
    missingSteps: isTooLong ? groupSteps(steps.slice(0, position)).length : 0,
  };
}

export async function situationOf(mock: PanelMock, path: string): Promise<Situation> {
  const [link, { steps, position }, calls] = await Promise.all([
    linkOf(mock),
    mock.steps(),
    mock.exchanges(),
  ]);
  const { seed, brand, latency } = mock.settings();
  return {
    ...link,
    path,
    player: mock.adjusted() ?? mock.visitor(),
    brand,
    locale: pageLocale(mock.settings()),
    seed,
    latency,
    now: mock.now(),
    isFrozen: mock.isFrozen(),
    scenarios: mock.activeScenarios().map(({ text }) => text),
    scenariosBefore: scenariosBefore(mock.activeScenarios(), calls),
    steps: groupSteps(steps.slice(0, position)).map(
      ({ at, text }) => `${at.slice(0, 19).replace('T', ' ')} ${text}`,
    ),
    calls,
    headings: visibleHeadings(),
    place: mock.place,
  };
}
