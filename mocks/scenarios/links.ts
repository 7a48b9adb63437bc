// Reads and writes the mock's query parameters. Every state of the product can be opened by a link.
import { brandLocales, brands, known, locales, type BrandId, type LocaleId } from '../world/settings.ts';
import { isInstant } from '../world/dates.ts';
import { readDuration, writeDuration } from '../world/duration.ts';
import { readUser, type UserText } from '../world/adjusted.ts';
import { personas, visitors, type VisitorId } from '../world/personas.ts';
import { parseScenarios, unknownScenarios } from './read.ts';
import { readVerbs, unknownVerbs } from './verbs.ts';
import { writeScenarios } from './write.ts';

export interface MockParameters {
  seed?: string;
  /** Epoch milliseconds. */
  now?: number;
  /** Milliseconds since the world began. */
  advance?: number;
  frozen?: boolean;
  /** Who is logged in, perhaps with adjusted facts: `vip,level:5`. */
  user?: UserText;
  /** Comma-separated scenario ids; unknown ones are ignored. */
  scenario?: string;
  /** Milliseconds. */
  latency?: number;
  brand?: BrandId;
  locale?: LocaleId;
  /** Verbs to carry out in the player's name when the world begins (`verbs.ts`). */
  do?: string;
  /** A packed journal (`core/journalText.ts`). The mock in the page reads it from the fragment. */
  journal?: string;
  /** 'all' answers the age gate with yes and accepts all cookies. */
  consent?: 'all';
}

export const visitorIds: readonly VisitorId[] = [...personas, ...visitors];

const maxLatency = 60_000;
const seedPattern = /^[\w.-]{1,64}$/;

/**
 * Parses digits (epoch milliseconds) or an ISO date. Undefined if the text is neither, or if the time is out of
 * the clock's range.
 */
export function readInstant(text: string): number | undefined {
  const instant = /^\d{1,16}$/.test(text) ? Number(text) : Date.parse(text);
  return isInstant(instant) ? instant : undefined;
}

function latencyOf(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Math.min(Number(text), maxLatency) : undefined;
}

function userOf(text: string | null): UserText | undefined {
  const read = text === null ? null : readUser(text);
  return read && 'user' in read ? read.user : undefined;
}

/** Removes undefined fields, so that spreading the result overwrites nothing. */
function definedFields<Value extends object>(value: {
  [Key in keyof Value]: Value[Key] | undefined;
}): Partial<Value> {
  // The cast is safe: filtering leaves only defined fields of `Value`.
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as Partial<Value>;
}

/** Reads the parameters of a link. Ignores unknown values; `unknownParameters` lists them. */
export function readMockParameters(query: URLSearchParams): MockParameters {
  const seed = query.get('mock.seed');
  const frozen = query.get('mock.frozen');
  const scenario = query.get('mock.scenario');
  return definedFields<MockParameters>({
    seed: seed !== null && seedPattern.test(seed) ? seed : undefined,
    now: readInstant(query.get('mock.now') ?? ''),
    advance: readDuration(query.get('mock.advance') ?? ''),
    frozen: frozen === null ? undefined : frozen === '1' || frozen === 'true',
    user: userOf(query.get('mock.user')),
    scenario: scenario === null ? undefined : writeScenarios(parseScenarios(scenario)),
    latency: latencyOf(query.get('mock.latency') ?? ''),
    brand: known(brands, query.get('brand')),
    locale: known(locales, query.get('locale')),
    do:
      readVerbs(query.get('mock.do') ?? '')
        .map(({ text }) => text)
        .join(',') || undefined,
    journal: /^[\w-]{1,20000}$/.exec(query.get('mock.journal') ?? '')?.[0],
    consent: known(['all'], query.get('mock.consent')),
  });
}

/** Whether a query parameter belongs to the mock and not to the app. */
export function isMockParameter(name: string): boolean {
  return name.startsWith('mock.') || name === 'brand' || name === 'locale';
}

const isPanelParameter = (name: string): boolean => name === 'mock.panel';

/**
 * Unknown parameters and values of a link, such as `mock.scenario=login.nothing`, or a locale that the brand
 * doesn't have. `currentBrand` applies if the link names no brand.
 */
export function unknownParameters(query: URLSearchParams, currentBrand?: string): string[] {
  const brand = known(brands, query.get('brand')) ?? known(brands, currentBrand);
  return [...query].flatMap(([name, value]) => {
    if (!isMockParameter(name) || isPanelParameter(name)) return [];
    if (name === 'mock.scenario') return unknownScenarios(value).map((id) => `${name}=${id}`);
    if (name === 'mock.do') return unknownVerbs(value).map((verb) => `${name}=${verb}`);
    if (name === 'mock.user') {
      const read = readUser(value);
      return 'problem' in read ? [`${name}=${value} (${read.problem})`] : [];
    }
    const parameters = readMockParameters(new URLSearchParams([[name, value]]));
    if (Object.keys(parameters).length === 0) return [`${name}=${value}`];
    const { locale } = parameters;
    const isForeign = locale !== undefined && brand && !brandLocales[brand].includes(locale);
    return isForeign ? [`${name}=${value} (${brand} has ${brandLocales[brand].join(', ')})`] : [];
  });
}

export function hasMockParameters(query: URLSearchParams): boolean {
  return (
    [...query.keys()].some((key) => key.startsWith('mock.') && !isPanelParameter(key)) ||
    known(brands, query.get('brand')) !== undefined
  );
}

export function buildLink(
  path: string,
  { now, advance, frozen, brand, locale, ...parameters }: MockParameters = {},
): string {
  const [pathname = '/', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(parameters))
    if (value !== undefined && value !== '') query.set(`mock.${key}`, String(value));
  if (now !== undefined) query.set('mock.now', new Date(now).toISOString());
  if (advance) query.set('mock.advance', writeDuration(advance));
  if (frozen) query.set('mock.frozen', '1');
  if (brand) query.set('brand', brand);
  if (locale) query.set('locale', locale);
  // These characters need no escaping in a query and are easier to read without it.
  const text = query.toString().replaceAll(/%(3A|2C|3D|5B|5D)/g, (escaped) => decodeURIComponent(escaped));
  return text === '' ? pathname : `${pathname}?${text}`;
}
