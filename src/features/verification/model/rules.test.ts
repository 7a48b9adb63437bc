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

/** A value that a newer server might send. */
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

  test('of a card or a wallet waits for the first deposit with it', () => {
    expect(documentView({ status: 'none', needsDeposit: true })).toBe('locked');
    expect(mayUpload('locked')).toBe(false);
    expect(documentView({ status: 'wait', needsDeposit: true })).toBe('waiting');
  });

  test('of an unknown status or kind can still be sent', () => {
    expect(documentView({ status: unknown('archived') })).toBe('missing');
    expect(groupOf({ kind: unknown('proof_of_address') })).toBe('additional');
  });

  test('is titled by its field, else by its kind', () => {
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

describe('the page', () => {
  const list = (status: VerificationItem['status'], state?: VerificationState) => ({
    data: [{ status }],
    ...(state ? { state } : {}),
  });

  test("asks for documents or says that all have been sent, by the server's state", () => {
    expect(pageState(list('none', 'need_verification'))).toBe('need_verification');
    expect(pageState(list('wait', 'approver'))).toBe('approver');
  });

  test('asks for nothing from verified players or without requested documents', () => {
    expect(pageState(list('success'))).toBe('verified');
    expect(pageState({ data: [] })).toBe('nothing');
    expect(pageState(list('success', unknown('on_hold')))).toBe('verified');
  });
});

describe('why a document was refused', () => {
  test('lists each reason once, and unknown ones as "other"', () => {
    expect(reasonsOf(['blurry', 'glare', 'blurry', 'stamp_missing', 'other'], ['blurry', 'glare'])).toEqual([
      'blurry',
      'glare',
      'other',
    ]);
    expect(reasonsOf([], ['blurry'])).toEqual(['other']);
  });
});

test('an additional document is needed only if support asks for it', () => {
  expect(isOptional({ kind: 'additional', status: 'none' })).toBe(true);
  expect(isOptional({ kind: 'additional', status: 'cancel' })).toBe(false);
  expect(isOptional({ kind: 'identity', status: 'none' })).toBe(false);
});
