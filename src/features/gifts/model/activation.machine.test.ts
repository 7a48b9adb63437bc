import { describe, expect, it, test } from 'vitest';
import type { GiftType } from '#/api/generated/model/index.ts';
import { depositGift, giftFixture, runningGift, spinsGift } from '#/entities/gift/gift.fixtures.ts';
import {
  reduceActivation,
  startActivation,
  type ActivationEffect,
  type ActivationEvent,
  type Refusal,
} from './activation.machine.ts';

const cash = giftFixture();
const spins = spinsGift();
const refusal: Refusal = { code: 'has_bonus', missing: null, retryAfterSeconds: null };
const silence: Refusal = { code: 'timeout', missing: null, retryAfterSeconds: null };
const press = (gift = cash): ActivationEvent => ({ type: 'pressed', gift, obstacle: null });

function after(...events: ActivationEvent[]) {
  let { model } = startActivation();
  const effects: ActivationEffect[] = [];
  for (const event of events) {
    const step = reduceActivation(model, event);
    model = step.model;
    effects.push(...step.effects);
  }
  return { ...model, effects };
}

describe('pressing', () => {
  it.each<GiftType>(['cash', 'compoint', 'xp', 'custom'])(
    'a gift of one press (%s) is taken at once',
    (type) => {
      expect(after(press(giftFixture({ type }))).phase.step).toBe('sending');
    },
  );

  it.each<GiftType>(['giftspin', 'feature_freespins', 'giftspin_sunforge'])(
    'what runs for a while (%s) shows its terms first',
    (type) => {
      const asked = after(press(giftFixture({ type })));
      expect(asked).toMatchObject({ phase: { step: 'asking' }, effects: [] });
    },
  );

  it.each<GiftType>(['freebet', 'nondeposit', 'deposit_bonus', 'bonus_offer'])(
    'what closes payouts until it is wagered (%s) says so first',
    (type) => {
      const asked = after(press(giftFixture({ type })));
      expect(asked).toMatchObject({ phase: { step: 'asking' }, effects: [] });
    },
  );

  test('what is known to stand in the way is said without a call', () => {
    const gift = depositGift();
    const known = { code: 'deposit_restriction', missing: 12_00, retryAfterSeconds: null };
    expect(after({ type: 'pressed', gift, obstacle: known })).toMatchObject({
      phase: { step: 'refused', gift, refusal: known },
      effects: [],
    });
  });

  test('a second press is one press', () => {
    expect(after(press(), press(), press(spins)).effects).toHaveLength(1);
  });
});

describe('the terms', () => {
  test('are agreed to once', () => {
    const sent = after(press(spins), { type: 'confirmed' }, { type: 'confirmed' });
    expect(sent.phase).toMatchObject({ step: 'sending', isAsked: true });
    expect(sent.effects).toEqual([{ type: 'send', attempt: 1, gift: spins }]);
  });

  it.each<ActivationEvent[][]>([[[]], [[{ type: 'lost', attempt: 1, refusal: silence }]]])(
    'can be closed while they are on their way, and what comes of it is told all the same: %#',
    (more) => {
      const closed = after(press(spins), { type: 'confirmed' }, ...more, { type: 'dismissed' });
      expect(closed.phase).toMatchObject({ isAsked: false, gift: spins });
      expect(closed.effects.filter(({ type }) => type === 'send')).toHaveLength(1);
    },
  );

  test('may be left alone', () => {
    expect(after(press(spins), { type: 'dismissed' })).toMatchObject({
      phase: { step: 'idle' },
      effects: [],
    });
  });
});

describe('the answer', () => {
  test('a gift that was taken is celebrated as the server has it', () => {
    const gift = giftFixture({ state: 'used' });
    const { phase, effects } = after(press(), { type: 'taken', attempt: 1, gift });
    expect(phase).toEqual({ step: 'idle' });
    expect(effects.at(-1)).toEqual({ type: 'celebrate', gift });
  });

  test('a refusal is told, and the next press is another attempt', () => {
    const refused = after(press(), { type: 'refused', attempt: 1, refusal });
    expect(refused.phase).toEqual({ step: 'refused', gift: cash, refusal });
    const again = after(press(), { type: 'refused', attempt: 1, refusal }, { type: 'confirmed' });
    expect(again.phase).toMatchObject({ step: 'sending', attempt: 2 });
  });

  test('that comes too late changes nothing', () => {
    const late: ActivationEvent = { type: 'taken', attempt: 1, gift: cash };
    const { phase, effects } = after(
      press(),
      { type: 'refused', attempt: 1, refusal },
      { type: 'confirmed' },
      late,
    );
    expect(phase).toMatchObject({ step: 'sending', attempt: 2 });
    expect(effects.filter(({ type }) => type === 'celebrate')).toEqual([]);
  });
});

describe('no answer', () => {
  const lost: ActivationEvent = { type: 'lost', attempt: 1, refusal: silence };
  const found = (gift: typeof cash | null): ActivationEvent => ({ type: 'found', attempt: 1, gift });

  test('is looked up in the list', () => {
    expect(after(press(), lost)).toMatchObject({
      phase: { step: 'looking' },
      effects: [{ type: 'send' }, { type: 'lookUp', attempt: 1, gift: cash }],
    });
  });

  it.each(['used', 'activated'] as const)('a gift that is %s by then was taken', (state) => {
    const gift = giftFixture({ state });
    expect(after(press(), lost, found(gift)).effects.at(-1)).toEqual({ type: 'celebrate', gift });
  });

  it.each([cash, null, runningGift({ state: 'expired' })])('anything else is not known: %#', (gift) => {
    expect(after(press(), lost, found(gift)).phase).toEqual({
      step: 'unanswered',
      gift: cash,
      refusal: silence,
    });
  });

  test('is asked again by the same call', () => {
    expect(after(press(), lost, found(cash), { type: 'confirmed' }).phase).toMatchObject({
      step: 'sending',
      gift: cash,
    });
  });

  test('nothing is dismissed while it is looked up', () => {
    expect(after(press(), lost, { type: 'dismissed' }).phase.step).toBe('looking');
  });
});
