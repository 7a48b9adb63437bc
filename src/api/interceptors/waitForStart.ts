import type { Interceptor } from './interceptor.ts';

let gate: Promise<void> = Promise.resolve();

/** Holds all calls until the promise settles. The demo build renders while its worker is still starting. */
export function requestsMayStart(promise: Promise<unknown>): void {
  const settled = async (): Promise<void> => {
    await Promise.allSettled([promise]);
  };
  gate = settled();
}

export const waitForStart: Interceptor = async (call, next) => {
  await gate;
  return next(call);
};
