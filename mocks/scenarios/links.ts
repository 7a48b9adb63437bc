// Every state of the product is a link: the parameters of the mock in the query of an address.
import { brandLocales, brands, known, locales, type BrandId, type LocaleId } from '../world/settings.ts';
import { isInstant } from '../world/dates.ts';
import { readDuration, writeDuration } from '../world/duration.ts';
import { personas, visitors, type VisitorId } from '../world/personas.ts';
import { parseScenarios, unknownScenarios, writeScenarios } from './scenarios.ts';

export interface MockParameters {
  seed?: string;
  /** Epoch milliseconds. */
  now?: number;
  /** What has passed since the world began, milliseconds. */
  advance?: number;
  frozen?: boolean;
  user?: VisitorId;
  /** Scenarios separated by commas; unknown ones are left out. */
  scenario?: string;
  /** Milliseconds. */
  latency?: number;
  brand?: BrandId;
  locale?: LocaleId;
  /** The visitor is of age and takes all cookies. */
  consent?: 'all';
}

export const visitorIds: readonly VisitorId[] = [...personas, ...visitors];

const mostLatency = 60_000;
const seedPattern = /^[\w.-]{1,64}$/;

/** Epoch milliseconds, from digits or an ISO date; undefined for a text that is no instant of the clock. */
export function readInstant(text: string): number | undefined {
  const instant = /^\d{1,16}$/.test(text) ? Number(text) : Date.parse(text);
  return isInstant(instant) ? instant : undefined;
}

function latencyOf(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Math.min(Number(text), mostLatency) : undefined;
}

/** Leaves out what is undefined, so that spreading it overwrites nothing. */
function defined<Value extends object>(value: {
  [Key in keyof Value]: Value[Key] | undefined;
}): Partial<Value> {
  // Only keys of Value are kept, and only with values that are not undefined.
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as Partial<Value>;
}

/** Reads the parameters of a link. What the mock does not know is left out, and told by `unknownParameters`. */
export function readMockParameters(query: URLSearchParams): MockParameters {
  const seed = query.get('mock.seed');
  const frozen = query.get('mock.frozen');
  const scenario = query.get('mock.scenario');
  return defined<MockParameters>({
    seed: seed !== null && seedPattern.test(seed) ? seed : undefined,
    now: readInstant(query.get('mock.now') ?? ''),
    advance: readDuration(query.get('mock.advance') ?? ''),
    frozen: frozen === null ? undefined : frozen === '1' || frozen === 'true',
    user: known(visitorIds, query.get('mock.user')),
    scenario: scenario === null ? undefined : writeScenarios(parseScenarios(scenario)),
    latency: latencyOf(query.get('mock.latency') ?? ''),
    brand: known(brands, query.get('brand')),
    locale: known(locales, query.get('locale')),
    consent: known(['all'], query.get('mock.consent')),
  });
}

/** Whether a parameter of an address is the mock's and not the page's own. */
export function isMockParameter(name: string): boolean {
  return name.startsWith('mock.') || name === 'brand' || name === 'locale';
}

const isPanelParameter = (name: string): boolean => name === 'mock.panel';

/**
 * What a link names and the mock does not know: `mock.scenario=login.nothing`; also a locale that the brand
 * does not have. `presentBrand` counts where the link names none.
 */
export function unknownParameters(query: URLSearchParams, presentBrand?: string): string[] {
  const brand = known(brands, query.get('brand')) ?? known(brands, presentBrand);
  return [...query].flatMap(([name, value]) => {
    if (!isMockParameter(name) || isPanelParameter(name)) return [];
    if (name === 'mock.scenario') return unknownScenarios(value).map((id) => `${name}=${id}`);
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
  // Colons and commas may stand in a query as they are, and are easier to read.
  const text = query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return text === '' ? pathname : `${pathname}?${text}`;
}
