import { expect, test } from 'vitest';
import { pushState, type PushFacts } from './Push.tsx';

const facts: PushFacts = { isSupported: true, isDenied: false, hasSubscription: true, isKnown: true };

test.each([
  ['on if both the browser and the server have the subscription', {}, 'on'],
  ['off if the browser has no subscription', { hasSubscription: false }, 'off'],
  ["off if the server doesn't know the subscription", { isKnown: false }, 'off'],
  ['denied if the player denied them, even if there is a subscription', { isDenied: true }, 'denied'],
  [
    "unsupported if the browser doesn't support them, whatever else is true",
    { isSupported: false, isDenied: true },
    'unsupported',
  ],
] as const)('push messages are %s', (_, more, state) => {
  expect(pushState({ ...facts, ...more })).toBe(state);
});
