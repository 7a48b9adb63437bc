import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Rendered after an error. Renders nothing by default. */
  fallback?: (retry: () => void) => ReactNode;
  /** A change of this value, such as the path, resets the boundary. */
  resetKey?: string | number;
}

interface State {
  hasFailed: boolean;
  resetKey: string | number | undefined;
}

/** An error boundary for one region. The React root logs the errors. */
export class RegionBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(_error: Error, _info: ErrorInfo): void {
    // React passes the error to the root's `onCaughtError`, which logs it.
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback?.(() => this.setState({ hasFailed: false })) ?? null;
  }
}
