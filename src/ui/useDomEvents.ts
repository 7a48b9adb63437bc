import { useEffect, useEffectEvent, type RefObject } from 'react';

type Handlers = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

/**
 * Listens to bubbling events on a non-interactive element, without JSX handlers. Always calls the latest
 * handlers.
 */
export function useDomEvents(target: RefObject<HTMLElement | null>, handlers: Handlers): void {
  const handle = useEffectEvent((event: Event) => {
    const listener: unknown = Reflect.get(handlers, event.type);
    if (typeof listener === 'function') listener(event);
  });
  const types = Object.keys(handlers).join(' ');

  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const listening = new AbortController();
    for (const type of types.split(' '))
      element.addEventListener(type, (event) => handle(event), { signal: listening.signal });
    return () => listening.abort();
  }, [target, types]);
}
