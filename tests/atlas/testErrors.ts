// Tests every documented error on its screen. Two test files split the operations between them, because one
// test file uses only one CPU core.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { configure, waitFor } from 'storybook/test';
import { resetCircuitBreaker } from '#/api/interceptors/circuitBreaker.ts';
import { changeLocale, localeStore } from '#/i18n/locale.store.ts';
import { isLocale, type Locale } from '#/i18n/locales.ts';
import { operationById, type ErrorExample } from '#mocks/core/routes.ts';
import { placeOf, quietReason, type AtlasEntry } from './atlas.ts';
import { closeScreen, openScreen } from './openScreen.ts';
import { seeNothing, type ErrorPlace } from './places.ts';
import type { AtlasScreen } from './screen.ts';

// Some calls wait up to four seconds until the page is idle, and more on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

interface StoryLike {
  readonly input: { readonly parameters?: { readonly atlas?: AtlasEntry } };
  readonly meta: { readonly input: { readonly title?: string } };
}

const isStory = (value: unknown): value is StoryLike =>
  typeof value === 'object' && value !== null && 'input' in value;

const modules = import.meta.glob<Record<string, unknown>>('./*.stories.tsx', { eager: true });
export const stories = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => {
    const entry = isStory(value) ? value.input.parameters?.atlas : undefined;
    return isStory(value) && entry ? [{ name, title: value.meta.input.title, entry }] : [];
  }),
);
export const entries = stories.map(({ entry }) => entry);

const errorsOf = (entry: AtlasEntry): readonly ErrorExample[] =>
  operationById.get(entry.operation)?.errors ?? [];

async function untilAnswered(
  { stage }: AtlasScreen,
  entry: AtlasEntry,
  { status }: ErrorExample,
): Promise<void> {
  await waitFor(() => {
    const calls = stage.backend?.log.list().filter(({ operation }) => operation === entry.operation) ?? [];
    expect(calls.map((call) => call.status)).toContain(status);
  });
}

const locales = inject('atlasLocales').filter(isLocale);
const [firstLocale] = locales;

/**
 * Errors that nearly every operation has. On the screen, they are checked only in the current language.
 * Another test checks their texts in all languages.
 */
const COMMON = new Set([
  'invalid_request',
  'region_blocked',
  'server_error',
  'service_unavailable',
  'too_many_requests',
  'unauthorized',
]);

const localesOf = ({ name }: ErrorExample): readonly Locale[] =>
  COMMON.has(name) ? [localeStore.locale] : locales;

/** Checks the error in the current language, then switches to the other ones while the error shows. */
async function readInAll(screen: AtlasScreen, place: ErrorPlace, error: ErrorExample): Promise<void> {
  await place.see(screen, error);
  for (const locale of localesOf(error).filter((other) => other !== localeStore.locale)) {
    // Each language switch repeats the failing queries. The test switches faster than a player, which would
    // open the circuit breaker.
    resetCircuitBreaker();
    await changeLocale(locale);
    await place.see(screen, error, true);
  }
}

async function meet(screen: AtlasScreen, entry: AtlasEntry, error: ErrorExample): Promise<void> {
  await untilAnswered(screen, entry, error);
  if (quietReason(entry, error) !== undefined) {
    await seeNothing(screen);
    return;
  }
  const place = placeOf(entry, error);
  await readInAll(screen, place, error);
  screen.stage.backend?.scenarios.set('');
  // An open circuit breaker would make the retry wait for ten seconds.
  resetCircuitBreaker();
  await place.goOn(screen, error);
}

function wordsOf(entry: AtlasEntry, error: ErrorExample): string {
  return placeOf(entry, error).words(error);
}

/** Errors that have the same text as another one in the current language. */
function sameWords(entry: AtlasEntry): string[] {
  const shown = errorsOf(entry).filter(
    (error) => quietReason(entry, error) === undefined && entry.alike?.[error.name] === undefined,
  );
  const byWords = Map.groupBy(shown, (error) => wordsOf(entry, error));
  return [...byWords.values()]
    .filter((errors) => new Set(errors.map(({ value }) => value.errors[0]?.code)).size > 1)
    .map((errors) => errors.map(({ name }) => name).join(' = '));
}

export function testErrors(operations: readonly AtlasEntry[]): void {
  if (!firstLocale) throw new Error('the atlas has no language');
  afterAll(closeScreen);
  describe.each(operations)('$operation', (entry) => {
    let screen: AtlasScreen | null = null;
    // Looks up the error's text only after its screen has opened, because texts load with the pages that
    // need them.
    let hasTexts = false;
    beforeAll(() => {
      screen = null;
      hasTexts = false;
    });

    test.for(errorsOf(entry))('$name', async (error, { task }) => {
      const { operation } = entry;
      const reason = quietReason(entry, error);
      const scenario = `${operation}.${error.name}`;
      const former = screen;
      screen = null;
      let current = former;
      if (current) {
        current.stage.backend?.log.clear();
        current.stage.backend?.scenarios.set(scenario);
      } else current = await openScreen(entry, firstLocale, scenario);
      hasTexts = true;
      task.meta.atlas = {
        locales: localesOf(error),
        operation,
        kind: reason === undefined ? 'shown' : 'quiet',
      };
      await entry.act?.(current);
      await meet(current, entry, error);
      const isLasting = entry.act && reason === undefined && placeOf(entry, error).isLasting(error);
      screen = isLasting ? current : null;
    });

    test.for(locales)('no two errors have the same text in %s', async (locale) => {
      if (!hasTexts) await openScreen(entry, locale, '');
      hasTexts = true;
      await changeLocale(locale);
      expect(sameWords(entry)).toEqual([]);
    });
  });
}
