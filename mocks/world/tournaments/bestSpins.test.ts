import { expect, test } from 'vitest';
import { testBackend } from '#mocks/core/caller.testing.ts';
import { createContext } from '#mocks/core/context.ts';
import { hour } from '../dates.ts';
import { slotLines, slotTables } from '../game-frame/slot.rules.ts';
import { tournaments } from './catalogue.ts';
import { tournamentStandings } from './standings.view.ts';

const nightRace = tournaments.find(({ slug }) => slug === 'night-race');

/** Every possible win of up to five lines, in tenths of the bet. */
const payable = slotLines.reduce(
  (sums) =>
    new Set(
      [...sums].flatMap((sum) => [0, ...Object.values(slotTables.medium.pays)].map((pay) => sum + pay)),
    ),
  new Set([0]),
);

function standings(afterHours: number) {
  if (!nightRace) throw new Error('there is no night race');
  const backend = testBackend();
  backend.clock.advance(afterHours * hour);
  return tournamentStandings(createContext(backend).context, nightRace);
}

test('the best multipliers in a tournament are wins that a slot can pay', () => {
  const list = standings(0);
  expect(list.length).toBeGreaterThan(1_000);
  for (const { score, username } of list)
    expect([username, payable.has(score / 10)]).toEqual([username, true]);
});

test('some best multipliers rise within six hours, while most players keep theirs', () => {
  const before = new Map(standings(0).map(({ userId, score }) => [userId, score]));
  const after = standings(6);
  const gains = after.map(({ userId, score }) => score - (before.get(userId) ?? 0));
  expect(Math.min(...gains)).toBe(0);
  expect(gains.filter((gain) => gain > 0).length).toBeGreaterThan(10);
  expect(gains.filter((gain) => gain === 0).length).toBeGreaterThan(after.length / 2);
});

test('a prize can be won with a multiplier that more than one spin in a thousand pays', () => {
  const [place30] = standings(43).slice(29);
  // Three sevens on one line pay 55.00 times the bet. In 0.24 percent of all spins, that is the best line.
  expect(place30?.score).toBeLessThanOrEqual(6_000);
});
