import { beforeEach, describe, expect, it } from 'vitest';
import type { TextStore } from '#/lib/storage.ts';
import { forgetOther } from './forgetOtherRelease.ts';

let kept: Map<string, string>;
const store: TextStore = {
  get: (name) => kept.get(name) ?? null,
  set: (name, value) => void kept.set(name, value),
  remove: (name) => void kept.delete(name),
  names: () => [...kept.keys()],
};

beforeEach(() => {
  kept = new Map([
    ['promoWidget.dismissed', '7'],
    ['idempotency.deposit.1x', 'key 1'],
    ['cashbox.deposit', '{}'],
    ['auth.registration', '{}'],
    ['refCode', 'friend'],
  ]);
});

describe('a different release', () => {
  it('clears the storage of the previous one', () => {
    forgetOther(store, '2026.11.21');
    expect(kept.has('promoWidget.dismissed')).toBe(false);
  });
  it('keeps pending payments, a pending contact and the affiliate code', () => {
    forgetOther(store, '2026.11.21');
    expect([...kept.keys()]).toEqual([
      'idempotency.deposit.1x',
      'cashbox.deposit',
      'auth.registration',
      'refCode',
      'release',
    ]);
  });
  it('clears the storage only once', () => {
    forgetOther(store, '2026.11.21');
    store.set('promoWidget.dismissed', '8');
    forgetOther(store, '2026.11.21');
    expect(kept.get('promoWidget.dismissed')).toBe('8');
  });
  it('clears the storage even if it is older', () => {
    forgetOther(store, '2026.11.21');
    store.set('promoWidget.dismissed', '8');
    forgetOther(store, '2026.11.20');
    expect(kept.has('promoWidget.dismissed')).toBe(false);
  });
});
