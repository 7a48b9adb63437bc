import { describe, expect, test } from 'vitest';
import type { Player } from '#/api/generated/model/index.ts';
import {
  changeOf,
  cleanContact,
  contactsOf,
  knownContacts,
  withSent,
  unconfirmed,
  type KnownContacts,
  confirmed,
  confirming,
  firstStep,
  overviewOf,
  shownStep,
  type ContactStep,
} from './contacts.ts';

type Contacts = Pick<Player, 'phones' | 'emails' | 'registration_contact_type'>;

function player(contacts: Partial<Contacts>): Player {
  const known: Contacts = { phones: [], emails: [], registration_contact_type: 'email', ...contacts };
  // The cast is safe: the code under test reads only `contacts`.
  return known as Player;
}
const phone = (value: string, is_primary: boolean, is_verified: boolean) => ({
  value,
  is_primary,
  is_verified,
});
const email = (address: string, is_primary: boolean, is_verified: boolean) => ({
  email: address,
  is_primary,
  is_verified,
});

describe('the player can change a contact', () => {
  test('if there is none', () => {
    expect(changeOf(player({}), 'phone')).toEqual({ kind: 'add' });
  });

  test("if it is an unconfirmed phone that isn't used for the login", () => {
    expect(changeOf(player({ phones: [phone('61491570006', true, false)] }), 'phone')).toEqual({
      kind: 'change',
    });
  });

  test('never once it is confirmed: only support can', () => {
    expect(changeOf(player({ phones: [phone('61491570006', true, true)] }), 'phone')).toEqual({
      kind: 'locked',
      why: 'verified',
    });
  });

  test('never if the player logs in with it', () => {
    const registered = player({
      phones: [phone('61491570006', true, false)],
      registration_contact_type: 'phone',
    });
    expect(changeOf(registered, 'phone')).toEqual({ kind: 'locked', why: 'login' });
    expect(changeOf(player({ emails: [email('robin@example.test', true, false)] }), 'email')).toEqual({
      kind: 'locked',
      why: 'login',
    });
  });
});

test('the primary contact comes first', () => {
  const { phones } = player({
    phones: [phone('61491570007', false, true), phone('61491570006', true, true)],
  });
  expect(contactsOf(player({ phones }), 'phone').map(({ value }) => value)).toEqual([
    '61491570006',
    '61491570007',
  ]);
});

test('another code can be requested after the number of seconds in the response', () => {
  const waits = { id: 3, type: 'phone', value: '61491570006', resendAfter: 30 } as const;
  expect(knownContacts(player({}), [waits], 'phone', 1_000_000)).toMatchObject({
    waiting: { id: 3, value: '61491570006' },
    resendAt: 1_030_000,
  });
  expect(knownContacts(player({}), [waits], 'email', 1_000_000)).toMatchObject({ waiting: null });
});

test("a new code replaces a pending one of the same kind, and the other kind's countdown continues", () => {
  const mail = { id: 1, type: 'email', value: 'robin@example.test', resendAfter: 30 } as const;
  const old = { id: 2, type: 'phone', value: '61491570006', resendAfter: 0 } as const;
  const sent = { id: 3, type: 'phone', value: '61491570007', resendAfter: 35 } as const;
  expect(withSent([mail, old], sent, 12.7)).toEqual([{ ...mail, resendAfter: 18 }, sent]);
});

describe('an e-mail address is sent', () => {
  test('trimmed and in lower case', () => {
    expect(cleanContact('email', ' Robin@Example.test ', false)).toBe('robin@example.test');
  });

  test('with its case if the host keeps the case', () => {
    expect(cleanContact('email', ' Robin@Example.test ', true)).toBe('Robin@Example.test');
  });
});

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

test('the overview without a contact is the form, because the overview says that a contact is confirmed', () => {
  expect(overviewOf(phones())).toEqual({ name: 'change', from: null });
  expect(overviewOf(phones({ waiting }))).toEqual({ name: 'main' });
  expect(overviewOf(added)).toEqual({ name: 'main' });
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
