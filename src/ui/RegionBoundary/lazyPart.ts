import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { importCode } from '#/lib/missingChunk.ts';

/** Functions that reset a failed part, keyed by the error of the failed load. */
const resets = new WeakMap<object, () => void>();

/**
 * Like `lazy`, for parts within a `RegionBoundary`. React's `lazy` caches a failed load forever. This part
 * loads again when the boundary renders it again.
 */
export function lazyPart<View extends (props: never) => ReactNode>(
  load: () => Promise<{ default: View }>,
): View {
  let view: ComponentType<object> | undefined;
  const loadOrNote = async () => {
    try {
      // `lazy` passes props on unchanged, so their type doesn't matter here.
      return (await importCode(load)) as unknown as { default: ComponentType<object> };
    } catch (error) {
      if (typeof error === 'object' && error !== null) resets.set(error, () => (view = undefined));
      throw error;
    }
  };
  const LazyPart = (props: object) => {
    view ??= lazy(loadOrNote);
    return createElement(view, props);
  };
  // The cast is safe: the wrapper passes its props on to the loaded component.
  return LazyPart as unknown as View;
}

/**
 * Lets a failed part load again. Call it only once a boundary shows the failure, or React would load the part
 * in a loop.
 */
export function forgetFailedLoad(error: unknown): void {
  if (typeof error === 'object' && error !== null) resets.get(error)?.();
}
