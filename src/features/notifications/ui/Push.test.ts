import { expect, test } from 'vitest';
import { pushState, type PushFacts } from './Push.tsx';

const facts: PushFacts = { isSupported: true, isDenied: false, hasSubscription: true, isKnown: true };

test.each([
  ['on, when both sides know of it', {}, 'on'],
  ['off without a subscription', { hasSubscription: false }, 'off'],
  ['off when the server does not know the browser', { isKnown: false }, 'off'],
  ['denied, whatever was subscribed before', { isDenied: true }, 'denied'],
  ['unsupported, whatever else', { isSupported: false, isDenied: true }, 'unsupported'],
] as const)('push messages are %s', (_, more, state) => {
  expect(pushState({ ...facts, ...more })).toBe(state);
});
