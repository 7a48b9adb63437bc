import { Component, type ErrorInfo, type ReactNode, createElement, lazy, type ComponentType } from 'react';
import { hasNetwork } from '#/lib/isOnline.ts';
import { isMissingChunk, importCode } from '#/lib/missingChunk.ts';

interface Props {
  children: ReactNode;
  /** Rendered after an error. Renders nothing by default. */
  fallback?: (retry: () => void, error: unknown) => ReactNode;
  /** A change of this value, such as the path, resets the boundary. */
  resetKey?: string | number;
}

interface State {
  hasFailed: boolean;
  error: unknown;
  resetKey: string | number | undefined;
}

/**
 * An error boundary for one region. Renders the region again when the connection returns. If code is missing,
 * the player's retry reloads the page. A returning connection doesn't reload it, because that would discard
 * what the player has typed. The React root logs the errors.
 */
export class RegionBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { hasFailed: true, error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey };
  }

  /**
   * Reloads the page if a chunk is missing and there is a network, because Chromium caches a failed import
   * until then. Otherwise only renders the region again.
   */
  retry = (): void => {
    if (isMissingChunk(this.state.error) && hasNetwork()) location.reload();
    else this.renderAgain();
  };

  renderAgain = (): void => this.setState({ hasFailed: false });

  /** React passes the error to the root's `onCaughtError`, which logs it. */
  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    forgetFailedLoad(error);
    addEventListener('online', this.renderAgain, { once: true });
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.renderAgain);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback?.(this.retry, this.state.error) ?? null;
  }
}

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
function forgetFailedLoad(error: unknown): void {
  if (typeof error === 'object' && error !== null) resets.get(error)?.();
}
