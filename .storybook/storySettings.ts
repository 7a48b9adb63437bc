// What a story is shown with: its own `parameters.mock`, and over it what the toolbars choose.
import { brands } from '../src/brands/brands.ts';
import type { BrandId, Jurisdiction } from '../src/brands/brand.ts';
import { isBrandId } from '../src/brands/resolveBrand.ts';
import { isLocale, type Locale } from '../src/i18n/locales.ts';

export interface StorySettings {
  readonly brand: BrandId;
  /** Whose rules of responsible play the story's host stands under. */
  readonly licence: Jurisdiction;
  readonly locale: Locale;
  /** Texts are replaced by long, accented ones in brackets, made of the locale's. */
  readonly isPseudo: boolean;
  readonly hasReducedMotion: boolean;
  /**
   * The world as the query of a link, with the same names and ids; null for a story that needs no backend.
   */
  readonly link: string | null;
  readonly texts: readonly string[];
}

interface StoryLike {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The instant at which stories begin unless they say another: noon of 14 January 2026, UTC. */
const usualInstant = Date.UTC(2026, 0, 14, 12);
const pseudoPrefix = 'pseudo-';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The addresses of stories hold no dots, colons and commas: `a-b-2 c-d` is `a.b:2,c.d`. */
export function scenariosOf(global: string): string {
  return global
    .trim()
    .split(/\s+/)
    .map((part) => part.replace('-', '.').replace('-', ':'))
    .join(',');
}

export function scenarioGlobal(scenarios: string): string {
  return scenarios.replaceAll(/[.:]/g, '-').replaceAll(',', ' ').trim();
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

/** @param needsWorld whether there is a backend even if the story does not name one */
export function settingsOf({ parameters, globals }: StoryLike, needsWorld: boolean): StorySettings {
  const mock = isRecord(parameters['mock']) ? parameters['mock'] : {};
  const named = textOf(globals['brand']) || textOf(mock['brand']);
  const brand = isBrandId(named) ? named : 'aurora';
  const chosen = textOf(globals['locale']) || textOf(mock['locale']);
  const isPseudo = chosen.startsWith(pseudoPrefix);
  const locale = isPseudo ? chosen.slice(pseudoPrefix.length) : chosen;
  return {
    brand,
    licence: licences.find((name) => name === mock['licence']) ?? 'none',
    locale: isLocale(locale) ? locale : brands[brand].defaultLocale,
    isPseudo,
    hasReducedMotion: globals['motion'] === 'reduced',
    link: needsWorld || parameters['mock'] !== undefined ? linkOf(mock, globals) : null,
    texts: Array.isArray(parameters['texts']) ? parameters['texts'].map(textOf) : [],
  };
}
