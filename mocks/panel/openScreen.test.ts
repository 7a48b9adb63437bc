import { expect, test } from 'vitest';
import { memoryMock } from './memoryMock.testing.ts';
import { openScreen } from './openScreen.ts';

test.each([
  [
    'opening a screen for everybody keeps the player logged in',
    'listCategories.server_error',
    'vip',
    '/games/slots',
  ],
  [
    'opening a screen of the player who is logged in keeps that player',
    'shootDuck.server_error',
    'vip',
    '/promo/duck-season',
  ],
  [
    'opening another player’s screen logs that player in',
    'exchangeCompoints.server_error',
    'player',
    '/compoints',
  ],
  ['opening a page for guests logs the player out', 'login.wrong_credentials', 'guest', '/login?by=email'],
])('%s', async (_, scenario, visitor, path) => {
  const mock = memoryMock({ brand: 'samba', scenario: 'listWinners.server_error' });
  void mock.signIn('vip');
  void mock.act('deposit:500');
  const { steps } = await mock.steps();
  await openScreen(mock, scenario);
  expect(mock.opened).toEqual([path]);
  expect(mock.visitor()).toBe(visitor);
  expect(mock.settings().brand).toBe('samba');
  expect(mock.activeScenarios().map(({ text }) => text)).toEqual(['listWinners.server_error', scenario]);
  expect((await mock.steps()).steps.slice(0, steps.length)).toEqual(steps);
});
