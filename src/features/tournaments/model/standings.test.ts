import { describe, expect, it } from 'vitest';
import { leadersFixture, opponentsFixture, playerFixture } from '../tournaments.fixtures.ts';
import {
  gapToNext,
  ownRow,
  podiumOf,
  tableLines,
  withLeaders,
  pageOfPlace,
  readPlacesPage,
  writePlacesPage,
} from './standings.ts';

const me = (position: number, points: number) =>
  playerFixture(position, points, { userId: 7, isItsMe: true });
const others = [1, 2, 3].map((position) => playerFixture(position, 1000 - position * 100));

describe('the standings of a tournament', () => {
  it('show the leaders, a gap, and the places around the player', () => {
    const lines = tableLines({ leaders: leadersFixture, opponents: opponentsFixture });
    expect(lines).toHaveLength(16);
    expect(lines[10]).toMatchObject({ kind: 'gap', places: 399 });
    expect(lines[13]).toMatchObject({ kind: 'row', player: { position: 412, isItsMe: true } });
  });
  it('show no gap if the player is among the leaders or right after them', () => {
    const opponents = [playerFixture(3, 700), me(4, 650), playerFixture(5, 600)];
    expect(tableLines({ leaders: others, opponents }).map(({ kind }) => kind)).not.toContain('gap');
  });
  it('show each player once, even if the leaders and the opponents are from different times', () => {
    // The two lists disagree: the player is still at place 3 among the leaders, but already at place 2 in
    // the list of opponents.
    const leaders = [playerFixture(1, 900), playerFixture(2, 800), { ...me(3, 700), isItsMe: false }];
    const opponents = [playerFixture(1, 900), me(2, 850), { ...playerFixture(2, 800), position: 3 }];
    const lines = tableLines({ leaders, opponents });
    expect(lines.map(({ key }) => key)).toEqual(['1001', '7', '1002']);
  });
  it('are empty before the start', () => {
    expect(tableLines({ leaders: [], opponents: [] })).toEqual([]);
  });
});

describe('the gap to the next place', () => {
  it("is the next player's score minus the player's own", () => {
    const standings = { leaders: others, opponents: [playerFixture(3, 700), me(4, 650)] };
    expect(gapToNext(standings)).toEqual({ position: 3, score: 5000, progress: 65 / 70 });
  });
  it("is computed from the leaders if the next player isn't among the opponents", () => {
    expect(gapToNext({ leaders: others, opponents: [me(4, 650)] })?.position).toBe(3);
  });
  it('is null for the first place and for players who haven’t joined', () => {
    expect(gapToNext({ leaders: [me(1, 900)], opponents: [] })).toBeNull();
    expect(gapToNext({ leaders: others, opponents: [] })).toBeNull();
  });
  it('is never negative, even if the messages contradict each other', () => {
    expect(gapToNext({ leaders: others, opponents: [me(4, 720)] })).toMatchObject({ score: 0, progress: 1 });
  });
});

describe('the leaders in a message to all players', () => {
  it("keep the mark of the player's own row, which the message lacks", () => {
    const known = { leaders: others, opponents: [me(4, 650)] };
    const moved = withLeaders(known, [{ ...me(1, 1000), isItsMe: false }, ...others]);
    expect(ownRow({ leaders: moved.leaders, opponents: [] })?.userId).toBe(7);
  });
  it("mark no row if the player hasn't joined", () => {
    expect(ownRow({ ...withLeaders({}, others), opponents: [] })).toBeNull();
  });
});

it('the podium contains the first three places in order', () => {
  expect(podiumOf([...leadersFixture].reverse(), 3).map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(podiumOf([], 3)).toEqual([]);
});

it.each([
  [1, 1],
  [10, 1],
  [11, 2],
  [412, 42],
])('place %i is on page %i', (place, page) => {
  expect(pageOfPlace(place)).toBe(page);
});

it('the URL contains the page of places, and keeps its other parameters', () => {
  const params = writePlacesPage(new URLSearchParams('brand=samba'), 42);
  expect(params.toString()).toBe('brand=samba&places=42');
  expect(readPlacesPage(params)).toBe(42);
  expect(readPlacesPage(new URLSearchParams())).toBeNull();
  expect(readPlacesPage(new URLSearchParams('places=none'))).toBe(1);
});
