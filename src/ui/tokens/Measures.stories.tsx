import { Columns } from '../../../.storybook/pages/Columns.tsx';
import { TokenValue } from '../../../.storybook/pages/TokenValue.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Cluster, Stack } from '../../../.storybook/Stack.tsx';
import styles from './tokens.module.css';

const meta = preview.meta({ title: 'tokens/Measures' });
const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
const radii = ['--radius-control', '--radius-card', '--radius-dialog', '--radius-pill'];
const shadows = ['--shadow-1', '--shadow-2', '--shadow-3'];
const layers = ['--layer-header', '--layer-frame', '--layer-overlay', '--layer-toast'];
const sizes = ['--target', '--header-block-size', '--bottom-bar-block-size', '--rail-inline-size'];
const motions = ['--motion-fast', '--motion-base', '--motion-slow'];

export const Space = meta.story({
  render: () => (
    <Stack gap={2}>
      {steps.map((step) => (
        <Cluster key={step}>
          <TokenValue token={`--space-${step}`} />
          <span className={styles.bar} style={{ inlineSize: `var(--space-${step})` }} />
        </Cluster>
      ))}
    </Stack>
  ),
});

export const Shape = meta.story({
  render: () => (
    <Columns minColumn="12rem">
      {radii.map((radius) => (
        <div key={radius} className={styles.shape} style={{ borderRadius: `var(${radius})` }}>
          <TokenValue token={radius} />
        </div>
      ))}
      {shadows.map((shadow) => (
        <div
          key={shadow}
          className={styles.shape}
          style={{ boxShadow: `var(${shadow})`, borderRadius: 'var(--radius-card)' }}
        >
          <TokenValue token={shadow} />
        </div>
      ))}
    </Columns>
  ),
});

/** Hover or focus a box. Reduced motion sets all durations to 0. */
export const Motion = meta.story({
  render: () => (
    <Columns minColumn="12rem">
      {motions.map((motion) => (
        <button
          key={motion}
          type="button"
          className={styles.mover}
          style={{ transitionDuration: `var(${motion})` }}
        >
          <TokenValue token={motion} />
        </button>
      ))}
    </Columns>
  ),
});

/** Values of z-index, lowest first. Dialogs and popovers are above them, in the browser's top layer. */
export const Layers = meta.story({
  render: () => (
    <div style={{ position: 'relative', blockSize: '16rem' }}>
      {layers.map((layer, index) => (
        <div
          key={layer}
          className={styles.shape}
          style={{
            position: 'absolute',
            inset: `${index * 2.5}rem auto auto ${index * 6}rem`,
            zIndex: `var(${layer})`,
            boxShadow: 'var(--shadow-2)',
          }}
        >
          <TokenValue token={layer} />
        </div>
      ))}
    </div>
  ),
});

/** The minimum touch target, and the shell's bars at this width. */
export const Sizes = meta.story({
  render: () => (
    <Stack gap={2}>
      {sizes.map((size) => (
        <Cluster key={size}>
          <TokenValue token={size} />
          <span className={styles.bar} style={{ inlineSize: `var(${size})` }} />
        </Cluster>
      ))}
    </Stack>
  ),
});
