import { describe, expect, it } from 'vitest';
import { prizeFixture, promoFixture } from '../promotions.fixtures.ts';
import { isLastDay, LAST_DAY_MINUTES } from './lastDay.ts';
import { awaitedMoment, isActivePromo, isDrawDue, phaseOf } from './phase.ts';

const lottery = promoFixture('template1');
const exchange = promoFixture('template2');
const drawn = promoFixture('template1', { prizes: [prizeFixture({ winners: ['fox'] })] });
const now = Date.UTC(2026, 0, 14, 18);
const at = new Date(now).toISOString();

it('an active promo is known by its status and its template', () => {
  expect(isActivePromo(lottery, 'active')).toBe(true);
  expect(isActivePromo(lottery, 'future')).toBe(false);
  expect(isActivePromo(lottery, 'past')).toBe(false);
  expect(isActivePromo({}, 'active')).toBe(false);
});

describe('where a promotion stands', () => {
  it('waits to start, runs, prepares the draw, shows results', () => {
    expect(phaseOf(lottery, 'future')).toBe('waiting');
    expect(phaseOf(lottery, 'active')).toBe('running');
    expect(phaseOf(lottery, 'past')).toBe('drawing');
    expect(phaseOf(drawn, 'past')).toBe('results');
  });
  it('an exchange is over at its end, and has nothing to draw', () => {
    expect(phaseOf(exchange, 'past')).toBe('over');
  });
});

describe('the moment that is awaited', () => {
  const promo = { startAt: '2026-01-01T00:00:00Z', endAt: '2026-01-11T00:00:00Z', drawAt: at };
  it('is the start, the end, then the draw', () => {
    expect(awaitedMoment(promo, 'waiting')).toBe(Date.UTC(2026, 0, 1));
    expect(awaitedMoment(promo, 'running')).toBe(Date.UTC(2026, 0, 11));
    expect(awaitedMoment(promo, 'drawing')).toBe(now);
  });
  it('is none once all is known, or where the server names none', () => {
    expect(awaitedMoment(promo, 'results')).toBeNull();
    expect(awaitedMoment(promo, 'over')).toBeNull();
    expect(awaitedMoment({}, 'running')).toBeNull();
  });
});

describe('a draw', () => {
  it('is due at its instant, until the winners are named', () => {
    expect(isDrawDue({ ...lottery, drawAt: at }, now - 1)).toBe(false);
    expect(isDrawDue({ ...lottery, drawAt: at }, now)).toBe(true);
    expect(isDrawDue({ ...drawn, drawAt: at }, now)).toBe(false);
  });
  it('is never due for an exchange, or without an instant', () => {
    expect(isDrawDue({ ...exchange, drawAt: at }, now)).toBe(false);
    expect(isDrawDue(lottery, now)).toBe(false);
  });
});

describe('the last day', () => {
  const minute = 60_000;
  it('is the last 1,440 minutes of a promotion that runs', () => {
    expect(isLastDay('running', LAST_DAY_MINUTES * minute)).toBe(true);
    expect(isLastDay('running', LAST_DAY_MINUTES * minute + 1)).toBe(false);
    expect(isLastDay('running', 0)).toBe(false);
    expect(isLastDay('waiting', minute)).toBe(false);
    expect(LAST_DAY_MINUTES).toBe(1_440);
  });
});
