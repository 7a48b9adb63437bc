import { createElement, lazy, type ComponentType, type ReactNode } from 'react';

/** By the error that a failed load was thrown with. */
const resets = new WeakMap<object, () => void>();

/**
 * `lazy` for parts within a `RegionBoundary`. React keeps a failed load for good. Here the part loads again
 * when the boundary renders it again.
 */
export function lazyPart<View extends (props: never) => ReactNode>(
  load: () => Promise<{ default: View }>,
): View {
  let view: ComponentType<object> | undefined;
  const loadOrNote = async () => {
    try {
      // `lazy` passes the props on as they are, so that their type doesn't matter here.
      return (await load()) as unknown as { default: ComponentType<object> };
    } catch (error) {
      if (typeof error === 'object' && error !== null) resets.set(error, () => (view = undefined));
      throw error;
    }
  };
  const LazyPart = (props: object) => {
    view ??= lazy(loadOrNote);
    return createElement(view, props);
  };
  // It has the props of the loaded component.
  return LazyPart as unknown as View;
}

/** Not before a boundary shows the failure: React would load the part over and over instead. */
export function forgetFailedLoad(error: unknown): void {
  if (typeof error === 'object' && error !== null) resets.get(error)?.();
}
