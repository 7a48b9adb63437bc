import { createElement, lazy, type ComponentType, type LazyExoticComponent, type ReactElement } from 'react';

/** Loads the component with the first element; a failed load is tried again by the next. */
export function lazyView<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactElement {
  let view: LazyExoticComponent<ComponentType<Props>> | undefined;
  const retryable = () =>
    load().catch((error: unknown) => {
      view = undefined;
      throw error;
    });
  return (props) => {
    view ??= lazy(retryable);
    // `lazy` keeps the component's props in its type, but `createElement` cannot see that through the alias.
    return createElement<Props>(view as unknown as ComponentType<Props>, props);
  };
}
