import 'react';

declare module 'react' {
  /** Lets `style` carry custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
