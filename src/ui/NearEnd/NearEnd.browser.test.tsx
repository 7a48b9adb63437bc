import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { NearEnd } from './NearEnd.tsx';

afterEach(() => vi.unstubAllGlobals());

it('more items are requested once, when the end is within 500 px below the window', async () => {
  const seen: { margin: string | undefined; tell: (isNear: boolean) => void }[] = [];
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options?: IntersectionObserverInit) {
      seen.push({
        margin: options?.rootMargin,
        tell: (isNear) => tell([{ isIntersecting: isNear }]),
      });
    }
    observe = vi.fn();
    disconnect = vi.fn();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const onNear = vi.fn();
  await render(<NearEnd onNear={onNear} />);
  const [observer] = seen;
  // `rootMargin` lists the margins in the order top, sides, bottom.
  expect(observer?.margin?.split(' ').at(-1)).toBe('500px');
  observer?.tell(false);
  expect(onNear).not.toHaveBeenCalled();
  observer?.tell(true);
  expect(onNear).toHaveBeenCalledOnce();
});
