import { describe, expect, it } from 'vitest';
import { prizeFixture, promoFixture } from '#/entities/promo/promo.fixtures.tsx';
import { awaitedMoment, isActivePromo, isDrawDue, isLastDay, LAST_DAY_MINUTES, phaseOf } from './phase.ts';

const lottery = promoFixture('template1');
const exchange = promoFixture('template2');
const drawn = promoFixture('template1', { prizes: [prizeFixture({ winners: ['fox'] })] });
const now = Date.UTC(2026, 0, 14, 18);
const at = new Date(now).toISOString();

it('a promotion is active if its status is "active" and it has a template', () => {
  expect(isActivePromo(lottery, 'active')).toBe(true);
  expect(isActivePromo(lottery, 'future')).toBe(false);
  expect(isActivePromo(lottery, 'past')).toBe(false);
  expect(isActivePromo({}, 'active')).toBe(false);
});

describe('the phase of a promotion', () => {
  it('is waiting, running, drawing, and then results', () => {
    expect(phaseOf(lottery, 'future')).toBe('waiting');
    expect(phaseOf(lottery, 'active')).toBe('running');
    expect(phaseOf(lottery, 'past')).toBe('drawing');
    expect(phaseOf(drawn, 'past')).toBe('results');
  });
  it('is "over" after the end of an exchange, because it has no draw', () => {
    expect(phaseOf(exchange, 'past')).toBe('over');
  });
});

describe('the countdown of a promotion', () => {
  const promo = { startAt: '2026-01-01T00:00:00Z', endAt: '2026-01-11T00:00:00Z', drawAt: at };
  it('runs to the start, then to the end, then to the draw', () => {
    expect(awaitedMoment(promo, 'waiting')).toBe(Date.UTC(2026, 0, 1));
    expect(awaitedMoment(promo, 'running')).toBe(Date.UTC(2026, 0, 11));
    expect(awaitedMoment(promo, 'drawing')).toBe(now);
  });
  it('is hidden after the end, and without a date', () => {
    expect(awaitedMoment(promo, 'results')).toBeNull();
    expect(awaitedMoment(promo, 'over')).toBeNull();
    expect(awaitedMoment({}, 'running')).toBeNull();
  });
});

describe('the draw of a promotion', () => {
  it('is due from its date until the winners are known', () => {
    expect(isDrawDue({ ...lottery, drawAt: at }, now - 1)).toBe(false);
    expect(isDrawDue({ ...lottery, drawAt: at }, now)).toBe(true);
    expect(isDrawDue({ ...drawn, drawAt: at }, now)).toBe(false);
  });
  it('is never due for an exchange, or without a date', () => {
    expect(isDrawDue({ ...exchange, drawAt: at }, now)).toBe(false);
    expect(isDrawDue(lottery, now)).toBe(false);
  });
});

describe('the last day of a promotion', () => {
  const minute = 60_000;
  it('is the last 1,440 minutes while it is running', () => {
    expect(isLastDay('running', LAST_DAY_MINUTES * minute)).toBe(true);
    expect(isLastDay('running', LAST_DAY_MINUTES * minute + 1)).toBe(false);
    expect(isLastDay('running', 0)).toBe(false);
    expect(isLastDay('waiting', minute)).toBe(false);
    expect(LAST_DAY_MINUTES).toBe(1_440);
  });
});
