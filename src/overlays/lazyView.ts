import { createElement, lazy, type ComponentType, type ReactElement } from 'react';

export interface LazyView<Props extends object> {
  /** Loads the component with the first element; a failed load is tried again by the next. */
  readonly element: (props: Props) => ReactElement;
  /** Has the component there before the first element, which is then drawn whole. */
  readonly preload: () => Promise<void>;
}

export function lazyView<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyView<Props> {
  let view: ComponentType<Props> | undefined;
  const retryable = () =>
    load().catch((error: unknown) => {
      view = undefined;
      throw error;
    });
  return {
    element(props) {
      // `lazy` keeps the component's props in its type, but this cannot be seen through the alias.
      view ??= lazy(retryable) as unknown as ComponentType<Props>;
      return createElement(view, props);
    },
    async preload() {
      view = (await load()).default;
    },
  };
}
