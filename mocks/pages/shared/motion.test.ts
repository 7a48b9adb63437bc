import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint, ended } from './motion.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An animation that the test ends by hand. */
function motion() {
  const { promise, resolve, reject } = Promise.withResolvers<Animation>();
  const finish = vi.fn();
  // The cast is safe: `ended` only uses these two members.
  const animation = { finished: promise, finish } as unknown as Animation;
  return {
    animation,
    finish,
    resolve: () => resolve(animation),
    cancel: () => reject(new Error('cancelled')),
  };
}

async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  await vi.advanceTimersByTimeAsync(0);
  return settled;
}

test("an animation that isn't painted ends by a timeout", async () => {
  const { animation, finish } = motion();
  const end = ended(animation, 500);
  expect(await isSettled(end)).toBe(false);
  await vi.advanceTimersByTimeAsync(900);
  expect(await isSettled(end)).toBe(true);
  expect(finish).toHaveBeenCalledOnce();
});

test.each(['resolve', 'cancel'] as const)('a painted animation ends normally (%s)', async (how) => {
  const drawn = motion();
  const end = ended(drawn.animation, 500);
  drawn[how]();
  expect(await isSettled(end)).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(drawn.finish).not.toHaveBeenCalled();
});

test("a page that isn't painted becomes ready after a timeout", async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const painted = afterPaint();
  expect(await isSettled(painted)).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  expect(await isSettled(painted)).toBe(true);
});
