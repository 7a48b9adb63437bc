import { beforeEach, describe, expect, it } from 'vitest';
import { cookies, tabStore } from '#/lib/storage.ts';
import { findRefCode, keepRefCode } from './refCode.ts';

beforeEach(() => {
  tabStore.remove('refCode');
  cookies.remove('refCode');
});

describe('the affiliate code', () => {
  it('is undefined if the visitor followed no affiliate link', () => {
    keepRefCode('?tab=1');
    expect(findRefCode('')).toBeUndefined();
  });
  it('is taken from the URL, else from the link that began the visit, else from the cookie', () => {
    cookies.set('refCode', 'of-cookie', 60);
    expect(findRefCode('')).toBe('of-cookie');
    keepRefCode('?refCode=of-link');
    expect(findRefCode('')).toBe('of-link');
    expect(findRefCode('?refCode=of-url')).toBe('of-url');
  });
  it('is ignored if it is blank or longer than 150 characters', () => {
    const long = 'x'.repeat(151);
    keepRefCode(`?refCode=${long}`);
    expect(findRefCode('')).toBeUndefined();
    expect(findRefCode(`?refCode=${long}`)).toBeUndefined();
    expect(findRefCode('?refCode=%20')).toBeUndefined();
  });
});
