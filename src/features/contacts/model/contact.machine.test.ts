import { describe, expect, test } from 'vitest';
import type { Limit } from '#/entities/form/refusal.ts';
import { addresseeOf, firstContact, reduceContact, shownStep } from './contact.machine.ts';
import type { ContactEffect, ContactEvent, ContactModel, ContactStep } from './contactModel.ts';
import type { KnownContacts } from './contacts.ts';

const PHONE = '61491570006';
const OTHER = '61491570007';
const waiting = { id: 7, value: PHONE };
const other = { id: 8, value: OTHER };
const limit: Limit = {
  code: 'phone_confirmation_limit_exceeded',
  notice: { text: 'Too many' },
  retryAfterSeconds: null,
};

function phones(more: Partial<KnownContacts> = {}): KnownContacts {
  return { type: 'phone', contacts: [], waiting: null, resendAt: 0, change: { kind: 'add' }, ...more };
}
const unverified = (value: string) => ({ id: 7, value, isPrimary: true, isVerified: false });
const added = phones({ contacts: [unverified(PHONE)], change: { kind: 'change' } });

/** The model after these events, with the effects of the last one. */
function after(known: KnownContacts, ...events: ContactEvent[]) {
  let model: ContactModel = firstContact(known).model;
  let effects: readonly ContactEffect[] = [];
  for (const event of events) ({ model, effects } = reduceContact(model, event));
  return { model, step: model.step, effects };
}

const idle = { status: 'idle' };
const codeAsked: ContactEvent = { type: 'codeAsked', contact: waiting };
const codeSent: ContactEvent = { type: 'codeSent', attempt: 1, contact: waiting };
const confirmStep = { name: 'confirm', contact: waiting, sending: idle, isSentAgain: false };

describe('a contact dialog starts', () => {
  test('with an overview of the contacts', () => {
    expect(after(added).step).toEqual({ name: 'main', sending: idle });
  });

  test('with the form if there is no contact', () => {
    expect(after(phones()).step).toEqual({ name: 'change', from: null });
  });

  test('with a pending code, so that closing the dialog loses nothing', () => {
    expect(after(phones({ waiting })).step).toEqual(confirmStep);
  });
});

describe('a phone', () => {
  test('is entered, confirmed by its code, and the dialog closes', () => {
    const named = after(phones(), { type: 'named', contact: waiting });
    expect(named.step).toEqual(confirmStep);
    expect(named.effects).toEqual([{ type: 'refresh' }]);
    const accepted = after(phones(), { type: 'named', contact: waiting }, { type: 'codeAccepted' });
    expect(accepted.step).toEqual({ name: 'confirmed', value: PHONE });
    expect(accepted.effects).toEqual([{ type: 'refresh' }]);
  });

  test('that is unconfirmed gets its code from the overview', () => {
    const asked = after(added, codeAsked);
    expect(asked.effects).toEqual([{ type: 'send', attempt: 1, contact: waiting }]);
    expect(asked.step).toEqual({ name: 'main', sending: { status: 'underWay', attempt: 1 } });
    expect(after(added, codeAsked, codeSent).step).toEqual(confirmStep);
  });

  test('gets one code, however often the button is pressed', () => {
    expect(after(added, codeAsked, codeAsked).effects).toEqual([]);
  });

  test("whose code can't be sent shows the reason", () => {
    const notice = { text: 'Wait' };
    expect(after(added, codeAsked, { type: 'codeRefused', attempt: 1, notice }).step).toEqual({
      name: 'main',
      sending: { status: 'refused', notice },
    });
  });

  test('can be changed while its code is pending, and going back returns to the code', () => {
    const changing = after(phones({ waiting }), { type: 'changeAsked' });
    expect(changing.step).toEqual({ name: 'change', from: waiting });
    expect(after(phones({ waiting }), { type: 'changeAsked' }, { type: 'backAsked' }).step).toEqual(
      confirmStep,
    );
    expect(
      after(phones({ waiting }), { type: 'changeAsked' }, { type: 'named', contact: other }).step,
    ).toMatchObject({ name: 'confirm', contact: other });
  });

  test('whose code is cancelled returns to the overview', () => {
    expect(after(phones({ waiting }), { type: 'backAsked' }).step).toEqual({ name: 'main', sending: idle });
    expect(
      after(phones({ waiting }), { type: 'backAsked' }, { type: 'codeAtHand', contact: waiting }).step,
    ).toEqual(confirmStep);
  });
});

describe('an e-mail', () => {
  const emails = phones({ type: 'email', waiting: { id: 9, value: 'robin@example.test' } });

  test('returns to the overview once it is confirmed', () => {
    expect(after(emails, { type: 'codeAccepted' }).step).toEqual({ name: 'main', sending: idle });
  });

  test('whose code was sent again says so', () => {
    const contact = { id: 9, value: 'robin@example.test' };
    const sent = after(emails, { type: 'codeAsked', contact }, { type: 'codeSent', attempt: 1, contact });
    expect(sent.step).toMatchObject({ name: 'confirm', isSentAgain: true });
  });
});

describe('the limit', () => {
  test('is reached by codes, by the form and by requests for another code', () => {
    const reached: ContactEvent = { type: 'limitReached', limit };
    const step = { name: 'limit', limit, contact: waiting, sending: idle };
    expect(after(phones({ waiting }), reached).step).toEqual(step);
    expect(after(phones(), reached).step).toEqual({ ...step, contact: null });
    expect(after(phones({ waiting }), codeAsked, { type: 'codeLimited', attempt: 1, limit }).step).toEqual(
      step,
    );
    expect(after(added, codeAsked, { type: 'codeLimited', attempt: 1, limit }).step).toEqual({
      ...step,
      contact: null,
    });
  });

  test('leads to another code if that helps, to the same code after the wait, or to the overview', () => {
    const reached: ContactEvent = { type: 'limitReached', limit };
    const known = phones({ waiting });
    expect(after(known, reached, codeAsked).effects).toEqual([
      { type: 'send', attempt: 1, contact: waiting },
    ]);
    expect(after(known, reached, codeAsked, codeSent).step).toEqual({ ...confirmStep, isSentAgain: true });
    expect(after(known, reached, { type: 'retryAsked' }).step).toEqual(confirmStep);
    expect(after(known, reached, { type: 'backAsked' }).step).toEqual({ name: 'main', sending: idle });
  });
});

describe('a late response', () => {
  test('to a previous step is ignored', () => {
    const left = after(phones({ waiting }), codeAsked, { type: 'changeAsked' }, codeSent);
    expect(left.step).toEqual({ name: 'change', from: waiting });
  });

  test('to an earlier attempt is ignored', () => {
    const notice = { text: 'Wait' };
    const refused: ContactEvent = { type: 'codeRefused', attempt: 1, notice };
    expect(after(added, codeAsked, refused, codeAsked, codeSent).step).toEqual({
      name: 'main',
      sending: { status: 'underWay', attempt: 2 },
    });
  });
});

describe('another tab', () => {
  const model = after(phones({ waiting })).model;

  test('that confirms the phone closes the dialog here too', () => {
    const verified = { ...unverified(PHONE), isVerified: true };
    expect(shownStep(model, phones({ contacts: [verified] }))).toEqual({ name: 'confirmed', value: PHONE });
  });

  test('that sends a code to another phone switches this dialog to it', () => {
    expect(shownStep(model, phones({ waiting: other }))).toEqual({ ...confirmStep, contact: other });
  });

  test("doesn't change the step otherwise", () => {
    expect(shownStep(model, phones({ waiting }))).toBe(model.step);
    const looking = after(added).model;
    expect(shownStep(looking, phones({ waiting }))).toBe(looking.step satisfies ContactStep);
  });
});

test('the first code goes to the pending contact, else to an unconfirmed one', () => {
  expect(addresseeOf(phones({ contacts: [unverified(PHONE)], waiting: other }))).toEqual(other);
  expect(addresseeOf(added)).toEqual(waiting);
  expect(addresseeOf(phones({ contacts: [{ ...unverified(PHONE), isVerified: true }] }))).toBeNull();
});

test('closing has no other effect', () => {
  expect(after(added, { type: 'closeAsked' }).effects).toEqual([{ type: 'close' }]);
});
