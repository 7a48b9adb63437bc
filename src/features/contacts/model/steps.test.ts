import { describe, expect, test } from 'vitest';
import { unconfirmed, type KnownContacts } from './contacts.ts';
import { confirmed, confirming, firstStep, shownStep, type ContactStep } from './steps.ts';

const PHONE = '61491570006';
const waiting = { id: 7, value: PHONE };
const other = { id: 8, value: '61491570007' };

function phones(more: Partial<KnownContacts> = {}): KnownContacts {
  return { type: 'phone', contacts: [], waiting: null, resendAt: 0, change: { kind: 'add' }, ...more };
}
const unverified = (value: string) => ({ id: 7, value, isPrimary: true, isVerified: false });
const added = phones({ contacts: [unverified(PHONE)], change: { kind: 'change' } });

describe('a contact dialog starts', () => {
  test('with the overview if there is a contact', () => {
    expect(firstStep(added)).toEqual({ name: 'main' });
  });

  test('with the form if there is no contact', () => {
    expect(firstStep(phones())).toEqual({ name: 'change', from: null });
  });

  test("with the code's step if a code is pending, so that closing the dialog loses nothing", () => {
    expect(firstStep(phones({ waiting }))).toEqual(confirming(waiting));
  });
});

test('a confirmed phone leads to its own step, a confirmed e-mail to the overview', () => {
  expect(confirmed('phone', PHONE)).toEqual({ name: 'confirmed', value: PHONE });
  expect(confirmed('email', 'robin@example.test')).toEqual({ name: 'main' });
});

describe('another tab', () => {
  const step = confirming(waiting);

  test('that confirms the phone moves the dialog here to the "confirmed" step too', () => {
    const verified = { ...unverified(PHONE), isVerified: true };
    expect(shownStep(step, phones({ contacts: [verified] }))).toEqual({ name: 'confirmed', value: PHONE });
  });

  test('that sends a code to another phone switches the dialog here to that phone', () => {
    expect(shownStep(step, phones({ waiting: other }))).toEqual(confirming(other));
  });

  test("doesn't change the dialog's step in any other case", () => {
    expect(shownStep(step, phones({ waiting }))).toBe(step);
    const main: ContactStep = { name: 'main' };
    expect(shownStep(main, phones({ waiting }))).toBe(main);
  });
});

test('the first code goes to the pending contact if there is one, else to an unconfirmed contact', () => {
  expect(unconfirmed(phones({ contacts: [unverified(PHONE)], waiting: other }))).toMatchObject(other);
  expect(unconfirmed(added)).toMatchObject(waiting);
  expect(unconfirmed(phones({ contacts: [{ ...unverified(PHONE), isVerified: true }] }))).toBeNull();
});
