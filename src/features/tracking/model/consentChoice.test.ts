import { describe, expect, it } from 'vitest';
import { CONSENT_DAYS, everything, nothing, readChoice, writeChoice } from './consentChoice.ts';

const now = Date.UTC(2026, 10, 20);
const DAY_MS = 86_400_000;

describe('a stored choice', () => {
  it.each([everything, nothing, { analytics: true, affiliates: false }])('is restored: %j', (agreed) => {
    expect(readChoice(writeChoice({ ...agreed, at: now }), now)).toEqual({ ...agreed, at: now });
  });
  it('expires after a year', () => {
    const stored = writeChoice({ ...everything, at: now });
    expect(readChoice(stored, now + CONSENT_DAYS * DAY_MS)).not.toBeNull();
    expect(readChoice(stored, now + CONSENT_DAYS * DAY_MS + 1)).toBeNull();
  });
  it.each([
    null,
    '',
    'yes',
    'null',
    '{}',
    '[]',
    '{"v":0,"at":1795132800000,"analytics":true}',
    '{"v":1,"analytics":true}',
    '{"v":1,"at":"today","analytics":true}',
  ])('is ignored if the stored value is %j', (text) => {
    expect(readChoice(text, now)).toBeNull();
  });
  it("counts as a refusal for each purpose that it doesn't contain", () => {
    const stored = JSON.stringify({ v: 1, at: now, analytics: 'yes' });
    expect(readChoice(stored, now)).toEqual({ ...nothing, at: now });
  });
});
