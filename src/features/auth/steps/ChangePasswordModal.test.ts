import { describe, expect, test } from 'vitest';
import { containsOwnName, passwordStrength } from './ChangePasswordModal.tsx';

const own = ['fox.north@example.test', '61491570156', 'northern_fox'];

describe('the strength of a password', () => {
  test.each([
    ['a short password is weak', 'aB1-xyz', 'weak'],
    ['a password of one kind of characters is weak', 'abcdefgh', 'weak'],
    ['a password that repeats a pattern is weak', 'aB1aB1aB1aB1', 'weak'],
    ['a password that contains the name of the e-mail address is weak', 'Fox.North-2026!', 'weak'],
    ['a password that contains the phone number is weak', 'a-61491570156-b', 'weak'],
    ['a password that contains the nickname is weak', 'my-NORTHERN_FOX', 'weak'],
    ['a password of three kinds of characters is fair', 'comet-19', 'fair'],
    ['a long password of one kind of characters is fair', 'abcdefghijklm', 'fair'],
    ['a long password of two kinds of characters is strong', 'comet-and-fox', 'strong'],
  ])('%s', (_, password, strength) => expect(passwordStrength(password, own)).toBe(strength));
});

test('a password may contain a name of only three letters', () => {
  expect(containsOwnName('a-fox-ran', ['fox@example.test', ''])).toBe(false);
});
