import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import { importCode } from '#/lib/missingChunk.ts';

export interface LazyView<Props extends object> {
  /**
   * Renders the component, which is loaded at the first call. If loading failed, the next call tries again.
   */
  readonly element: (props: Props) => ReactElement;
  /** Preloads the component, so that its first render does not suspend. */
  readonly preload: () => Promise<void>;
}

export function lazyView<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyView<Props> {
  let view: ComponentType<Props> | undefined;
  const retryable = () =>
    importCode(load).catch((error: unknown) => {
      view = undefined;
      throw error;
    });
  return {
    element(props) {
      // The cast restores the type of the component's props, which `lazy` loses.
      view ??= lazy(retryable) as unknown as ComponentType<Props>;
      return createElement(view, props);
    },
    async preload() {
      view = (await importCode(load)).default;
    },
  };
}
