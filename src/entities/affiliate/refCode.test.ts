import { beforeEach, describe, expect, it } from 'vitest';
import { cookies, tabStore } from '#/lib/storage.ts';
import { findRefCode, keepRefCode } from './refCode.ts';

beforeEach(() => {
  tabStore.remove('refCode');
  cookies.remove('refCode');
});

describe('the affiliate’s code', () => {
  it('is nothing where nobody sent the visitor', () => {
    keepRefCode('?tab=1');
    expect(findRefCode('')).toBeUndefined();
  });
  it('is that of the address, then that of the visit’s link, then that of the cookie', () => {
    cookies.set('refCode', 'of-cookie', 60);
    expect(findRefCode('')).toBe('of-cookie');
    keepRefCode('?refCode=of-link');
    expect(findRefCode('')).toBe('of-link');
    expect(findRefCode('?refCode=of-address')).toBe('of-address');
  });
  it('is left out when the server would not take it', () => {
    const long = 'x'.repeat(151);
    keepRefCode(`?refCode=${long}`);
    expect(findRefCode('')).toBeUndefined();
    expect(findRefCode(`?refCode=${long}`)).toBeUndefined();
    expect(findRefCode('?refCode=%20')).toBeUndefined();
  });
});
