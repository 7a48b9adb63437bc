// The errors of the description, each met on its screen. The files that call it share the operations: a
// page of tests uses one core.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { configure, waitFor } from 'storybook/test';
import { isLocale } from '#/i18n/locales.ts';
import { operationById, type ErrorExample } from '#mocks/core/routes.ts';
import { placeOf, quietReason, type AtlasEntry } from './atlas.ts';
import { closeScreen, openScreen } from './openScreen.ts';
import { seeNothing } from './places.ts';
import type { AtlasScreen } from './screen.ts';

// Some calls wait until the page is idle, four seconds at most, and a busy machine takes its time.
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

async function meet(screen: AtlasScreen, entry: AtlasEntry, error: ErrorExample): Promise<void> {
  await untilAnswered(screen, entry, error);
  if (quietReason(entry, error) !== undefined) {
    await seeNothing(screen);
    return;
  }
  const place = placeOf(entry, error);
  await place.see(screen, error);
  screen.stage.backend?.scenarios.set('');
  await place.goOn(screen, error);
}

function wordsOf(entry: AtlasEntry, error: ErrorExample): string {
  return placeOf(entry, error).words(error);
}

/** Meets each error of these operations on its screen, in the languages of the run. */
export function goThrough(operations: readonly AtlasEntry[]): void {
  describe.each(inject('atlasLocales').filter(isLocale))('%s', (locale) => {
    afterAll(closeScreen);
    describe.each(operations)('$operation', (entry) => {
      let screen: AtlasScreen | null = null;
      beforeAll(() => {
        screen = null;
      });

      test.for(errorsOf(entry))('$name', async (error, { task }) => {
        const { operation } = entry;
        const reason = quietReason(entry, error);
        task.meta.atlas = { locale, operation, kind: reason === undefined ? 'shown' : 'quiet' };
        const scenario = `${operation}.${error.name}`;
        const former = screen;
        screen = null;
        let current = former;
        if (current) {
          current.stage.backend?.log.clear();
          current.stage.backend?.scenarios.set(scenario);
        } else current = await openScreen(entry, locale, scenario);
        await entry.act?.(current);
        await meet(current, entry, error);
        const isLasting = entry.act && reason === undefined && placeOf(entry, error).isLasting(error);
        screen = isLasting ? current : null;
      });

      test('no two errors say the same', async () => {
        if (!screen) await openScreen(entry, locale, '');
        const shown = errorsOf(entry).filter(
          (error) => quietReason(entry, error) === undefined && entry.alike?.[error.name] === undefined,
        );
        const byWords = Map.groupBy(shown, (error) => wordsOf(entry, error));
        const same = [...byWords.values()].filter(
          (errors) => new Set(errors.map(({ value }) => value.errors[0]?.code)).size > 1,
        );
        expect(same.map((errors) => errors.map(({ name }) => name).join(' = '))).toEqual([]);
      });
    });
  });
}
