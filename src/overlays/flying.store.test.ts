import { beforeEach, expect, it } from 'vitest';
import { fly, FLYING_MS, flyingStore, land, resetFlying, type FlyingNotice } from './flying.store.ts';

const five = (id: string): FlyingNotice => ({ id, kind: 'highFive', name: 'zorro', to: '/promo/night' });
const ids = (): string => flyingStore.notices.map(({ id }) => id).join('');

beforeEach(resetFlying);

it('a flying notification takes 3 000 ms', () => {
  expect(FLYING_MS).toBe(3000);
});

it('a message that arrives twice shows one icon', () => {
  fly(five('a'));
  fly(five('a'));
  expect(ids()).toBe('a');
});

it('only the newest five of many icons are shown', () => {
  for (const id of 'abcdefg') fly(five(id));
  expect(ids()).toBe('cdefg');
  land('e');
  expect(ids()).toBe('cdfg');
});
