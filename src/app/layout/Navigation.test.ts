import { expect, it } from 'vitest';
import type { FeatureFlags } from '#/api/generated/model/index.ts';
import { sectionOf, sectionsOf } from './Navigation.tsx';

const ids = (flags?: FeatureFlags) => sectionsOf(flags).map(({ id }) => id);

it('the navigation shows all sections until the flags of the server arrive', () => {
  const all = ['lobby', 'promotions', 'tournaments', 'compoints', 'cashbox'];
  expect(ids()).toEqual(all);
  expect(ids({ isTournamentsEnabled: true })).toEqual(all);
});

it('the navigation hides a section that the server switches off', () => {
  expect(ids({ isTournamentsEnabled: false, isCompointsEnabled: false, isCashboxEnabled: false })).toEqual([
    'lobby',
    'promotions',
  ]);
});

it.each([
  ['/', 'lobby'],
  ['/games/slots', 'lobby'],
  ['/tournaments/series/spring', 'tournaments'],
  ['/cashbox/', 'cashbox'],
  ['/profile/info', undefined],
  ['/a/b/c', undefined],
])('the path %s belongs to the section %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});
