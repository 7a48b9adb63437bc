// The table of screens, which the atlas, links and the panel use.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routeAt } from '#/lib/routeAt.ts';
import { routeNamed } from '#/paths.ts';
import { operationList } from '#mocks/core/routes.ts';
import { screenLink, screenOf, screens } from '#mocks/scenarios/screens.ts';

const features = readdirSync(join(import.meta.dirname, '../../src/features'));

test('every operation of an existing feature has a screen', () => {
  const missing = operationList.filter(({ id, tag }) => features.includes(tag) && !(id in screens));
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('every screen is an existing page', () => {
  const wrong = Object.values(screens).filter(({ path }) => {
    const match = routeAt(path);
    return !match || routeNamed(match.name).screen !== 'built';
  });
  expect(wrong).toEqual([]);
});

test('a link leads to the screen of its scenario', () => {
  expect(screenLink('login.wrong_credentials')).toBe('/login?by=email&mock.scenario=login.wrong_credentials');
  expect(screenLink('runGame.game_disabled')).toBe(
    '/play/golden-harvest?mock.user=player&mock.scenario=runGame.game_disabled',
  );
  expect(screenLink('state.maintenance')).toBe('/?mock.scenario=state.maintenance');
  expect(screenOf('no_such_thing.at_all')).toBeUndefined();
});
