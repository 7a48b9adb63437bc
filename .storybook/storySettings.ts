// A story's settings: its `parameters.mock`, overridden by the toolbars.
import { brands } from '../src/brands/brands.ts';
import { isBrandId, type BrandId, type Jurisdiction } from '../src/brands/brand.ts';
import { isLocale, type Locale } from '../src/i18n/locales.ts';
import { splitOutside } from '../mocks/scenarios/split.ts';

export interface StorySettings {
  readonly brand: BrandId;
  /** The licence, which determines the responsible gambling rules. */
  readonly licence: Jurisdiction;
  readonly locale: Locale;
  /** True if the pseudo-locale's texts replace those of the locale. */
  readonly isPseudo: boolean;
  readonly hasReducedMotion: boolean;
  /** The mock world, written as the query of a mock link; null for a story without a backend. */
  readonly link: string | null;
  readonly texts: readonly string[];
  /** The toolbar's time in epoch milliseconds, or null to keep the story's own time. */
  readonly chosenTime: number | null;
}

interface StoryLike {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The default clock of stories: noon of 14 January 2026, UTC. */
const usualInstant = Date.UTC(2026, 0, 14, 12);
const pseudoPrefix = 'pseudo-';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

// Story URLs allow only letters, digits, dashes and underscores, so scenarios are encoded. The first dot of a
// scenario and the colons after it become dashes. Commas between scenarios become spaces. Any other character
// becomes escapes such as `--5b`.

function escaped(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0'));
  return bytes.map((byte) => `--${byte}`).join('');
}

function unescaped(hex: string): string {
  try {
    return decodeURIComponent(hex.replaceAll('--', '%'));
  } catch {
    // The escapes aren't valid UTF-8, so `scenarioGlobal` didn't write them. Return them unchanged, so that
    // the mock reports an unknown scenario.
    return hex;
  }
}

/** Decodes the scenarios of a story URL: `a-b-2 c-d` means `a.b:2,c.d`. */
export function scenariosOf(global: string): string {
  const parts = global.trim().split(/\s+/);
  return parts
    .map((part) => {
      let hasDot = false;
      return part.replaceAll(/(?:--[0-9a-f]{2})+|-/g, (found) => {
        if (found !== '-') return unescaped(found);
        const mark = hasDot ? ':' : '.';
        hasDot = true;
        return mark;
      });
    })
    .join(',');
}

export function scenarioGlobal(scenarios: string): string {
  const parts = splitOutside(scenarios, ',').map((part) => part.trim());
  return parts
    .map((part) => {
      let hasDot = false;
      return part.replaceAll(/\W/gu, (found, index: number) => {
        const isDash = found === (hasDot ? ':' : '.') && !/[.:]/.test(part[index - 1] ?? '');
        hasDot ||= isDash;
        return isDash ? '-' : escaped(found);
      });
    })
    .join(' ')
    .trim();
}

function linkOf(mock: Record<string, unknown>, globals: StoryLike['globals']): string {
  const scenario = textOf(globals['scenario']);
  const merged: Record<string, string> = {
    now: textOf(globals['now']) || textOf(mock['now']) || String(usualInstant),
    user: textOf(globals['user']) || textOf(mock['user']) || 'guest',
    scenario: scenario === '' ? textOf(mock['scenario']) : scenariosOf(scenario),
    seed: textOf(mock['seed']),
    latency: textOf(mock['latency']),
    frozen: mock['frozen'] === true ? '1' : '',
  };
  const given = Object.entries(merged).filter(([, value]) => value !== '');
  return new URLSearchParams(given.map(([name, value]) => [`mock.${name}`, value])).toString();
}

const licences: readonly Jurisdiction[] = ['uk', 'mt', 'nj'];

/** @param needsWorld whether the story gets a backend even without `parameters.mock` */
export function settingsOf({ parameters, globals }: StoryLike, needsWorld: boolean): StorySettings {
  const mock = isRecord(parameters['mock']) ? parameters['mock'] : {};
  const named = textOf(globals['brand']) || textOf(mock['brand']);
  const brand = isBrandId(named) ? named : 'aurora';
  // Stories of controls set `parameters.locale`, because `parameters.mock` would also give them a backend.
  const chosen = textOf(globals['locale']) || textOf(mock['locale']) || textOf(parameters['locale']);
  const isPseudo = chosen.startsWith(pseudoPrefix);
  const locale = isPseudo ? chosen.slice(pseudoPrefix.length) : chosen;
  return {
    brand,
    licence: licences.find((name) => name === mock['licence']) ?? 'none',
    locale: isLocale(locale) ? locale : brands[brand].defaultLocale,
    isPseudo,
    hasReducedMotion: globals['motion'] === 'reduced',
    link: needsWorld || parameters['mock'] !== undefined ? linkOf(mock, globals) : null,
    chosenTime: Number(textOf(globals['now'])) || null,
    texts: Array.isArray(parameters['texts']) ? parameters['texts'].map(textOf) : [],
  };
}
