import { describe, expect, test } from 'vitest';
import type { VerificationItem, VerificationState } from '#/api/generated/model/index.ts';
import {
  documentHint,
  documentTitle,
  documentView,
  groupOf,
  isOptional,
  mayUpload,
  pageState,
  reasonsOf,
} from './rules.ts';

/** A value that the client doesn't know, such as one of a newer server. */
// The cast is needed, because the generated types don't contain this value.
const unknown = (value: string) => value as never;

describe('a document', () => {
  test.each([
    ['none', 'missing', true],
    ['cancel', 'declined', true],
    ['wait', 'waiting', false],
    ['success', 'accepted', false],
  ] as const)('with the status %s is %s', (status, view, isOpen) => {
    expect(documentView({ status })).toBe(view);
    expect(mayUpload(view)).toBe(isOpen);
  });

  test("for a card or a wallet can't be sent before the first deposit with it", () => {
    expect(documentView({ status: 'none', needsDeposit: true })).toBe('locked');
    expect(mayUpload('locked')).toBe(false);
    expect(documentView({ status: 'wait', needsDeposit: true })).toBe('waiting');
  });

  test('of an unknown status or kind can be sent', () => {
    expect(documentView({ status: unknown('archived') })).toBe('missing');
    expect(groupOf({ kind: unknown('proof_of_address') })).toBe('additional');
  });

  test('is titled by its field if that is known, else by its kind', () => {
    const names = (field: string, kind: VerificationItem['kind']) => [
      documentTitle({ field, kind }),
      documentHint({ field, kind }),
    ];
    expect(names('identity_back', 'identity')).toEqual([
      'verification.document.identity_back',
      'verification.hint.identity_back',
    ]);
    expect(names('card_2', 'bank_card')[0]).toBe('verification.document.bank_card');
    expect(names('toString', unknown('constructor'))[0]).toBe('verification.document.additional');
  });
});

describe('the verification page', () => {
  const list = (status: VerificationItem['status'], state?: VerificationState) => ({
    data: [{ status }],
    ...(state ? { state } : {}),
  });

  test("asks for documents or says that all have been sent, depending on the server's state", () => {
    expect(pageState(list('none', 'need_verification'))).toBe('need_verification');
    expect(pageState(list('wait', 'approver'))).toBe('approver');
  });

  test('asks for nothing if the player is verified or no documents are requested', () => {
    expect(pageState(list('success'))).toBe('verified');
    expect(pageState({ data: [] })).toBe('nothing');
    expect(pageState(list('success', unknown('on_hold')))).toBe('verified');
  });
});

describe('the reasons why a document was refused', () => {
  test('are listed once each, and unknown ones as "other"', () => {
    expect(reasonsOf(['blurry', 'glare', 'blurry', 'stamp_missing', 'other'], ['blurry', 'glare'])).toEqual([
      'blurry',
      'glare',
      'other',
    ]);
    expect(reasonsOf([], ['blurry'])).toEqual(['other']);
  });
});

test('an additional document is required only if support asks for it again', () => {
  expect(isOptional({ kind: 'additional', status: 'none' })).toBe(true);
  expect(isOptional({ kind: 'additional', status: 'cancel' })).toBe(false);
  expect(isOptional({ kind: 'identity', status: 'none' })).toBe(false);
});
