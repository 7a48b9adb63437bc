import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What stands in the region's place; gets the way to try again. Nothing by default. */
  fallback?: (retry: () => void) => ReactNode;
  /** A change of this value, such as the path, tries again. */
  resetKey?: string | number;
}

interface State {
  hasFailed: boolean;
  resetKey: string | number | undefined;
}

/** Keeps a region's failure from taking the others along. The root logs what it catches. */
export class RegionBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(_error: Error, _info: ErrorInfo): void {
    // React hands the error to `onCaughtError` of the root, which writes the log record.
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback?.(() => this.setState({ hasFailed: false })) ?? null;
  }
}
