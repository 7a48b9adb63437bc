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

describe('another version of the code', () => {
  it('clears what earlier ones stored', () => {
    forgetOther(store, '2026.11.21');
    expect(kept.has('promoWidget.dismissed')).toBe(false);
  });
  it('leaves what would be charged twice, a contact on its way and who sent the visitor', () => {
    forgetOther(store, '2026.11.21');
    expect([...kept.keys()]).toEqual([
      'idempotency.deposit.1x',
      'cashbox.deposit',
      'auth.registration',
      'refCode',
      'release',
    ]);
  });
  it('clears once', () => {
    forgetOther(store, '2026.11.21');
    store.set('promoWidget.dismissed', '8');
    forgetOther(store, '2026.11.21');
    expect(kept.get('promoWidget.dismissed')).toBe('8');
  });
  it('is another one when it is an older one, too', () => {
    forgetOther(store, '2026.11.21');
    store.set('promoWidget.dismissed', '8');
    forgetOther(store, '2026.11.20');
    expect(kept.has('promoWidget.dismissed')).toBe(false);
  });
});
