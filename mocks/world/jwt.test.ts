import { expect, test } from 'vitest';
import { readToken, writeToken, type TokenClaims } from './jwt.ts';

const claims = (sid: string): TokenClaims => ({ sub: '1002', sid, typ: 'access', num: 1, iat: 1, exp: 900 });

test('a token is valid only in its own world, also after it was accepted there', () => {
  const token = writeToken(claims('one'), 'casino');
  expect(readToken(token, 'casino')).toEqual(claims('one'));
  expect(readToken(token, 'another')).toBeNull();
  expect(readToken(token, 'casino')).toEqual(claims('one'));
});

test('a changed token is rejected, also after the original was accepted', () => {
  const token = writeToken(claims('one'), 'casino');
  const [head, , signature] = token.split('.');
  const [, payload] = writeToken({ ...claims('one'), sub: '1003' }, 'forged').split('.');
  expect(readToken(token, 'casino')).not.toBeNull();
  expect(readToken(`${head}.${payload}.${signature}`, 'casino')).toBeNull();
  expect(readToken(`${token}x`, 'casino')).toBeNull();
});

test('tokens stay valid however many others are read', () => {
  const tokens = Array.from({ length: 1_500 }, (_, index) => writeToken(claims(`s${index}`), 'casino'));
  for (const round of [1, 2])
    for (const [index, token] of tokens.entries())
      expect(readToken(token, 'casino')?.sid, `round ${round}`).toBe(`s${index}`);
});
