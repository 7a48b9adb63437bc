import { describe, expect, test } from 'vitest';
import { containsOwnName, passwordStrength } from './ChangePasswordModal.tsx';

const own = ['fox.north@example.test', '61491570156', 'northern_fox'];

describe('the strength of a password', () => {
  test.each([
    ['short', 'aB1-xyz', 'weak'],
    ['of one kind', 'abcdefgh', 'weak'],
    ['a repeated pattern', 'aB1aB1aB1aB1', 'weak'],
    ['with an e-mail name', 'Fox.North-2026!', 'weak'],
    ['with the phone', 'a-61491570156-b', 'weak'],
    ['with the nickname', 'my-NORTHERN_FOX', 'weak'],
    ['of three kinds', 'comet-19', 'fair'],
    ['long, of one kind', 'abcdefghijklm', 'fair'],
    ['long, of two kinds', 'comet-and-fox', 'strong'],
  ])('%s', (_, password, strength) => expect(passwordStrength(password, own)).toBe(strength));
});

test('a name of three letters may be part of a password', () => {
  expect(containsOwnName('a-fox-ran', ['fox@example.test', ''])).toBe(false);
});
