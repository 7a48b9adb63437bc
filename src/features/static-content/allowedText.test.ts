import { expect, it } from 'vitest';
import { allowedText } from './allowedText.ts';

it.each(['Aurora Casino: slots', 'Лучшее КАЗИНО', 'O melhor cassino', 'Il casinò'])(
  '%j is not said at a host that forbids the word',
  (text) => {
    expect(allowedText(text, true)).toBeUndefined();
    expect(allowedText(text, false)).toBe(text);
  },
);

it('what does without the word is said everywhere', () => {
  expect(allowedText('Slots and tournaments', true)).toBe('Slots and tournaments');
  expect(allowedText(undefined, true)).toBeUndefined();
});
