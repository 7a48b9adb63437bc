import { expect } from 'storybook/test';
import { Columns } from '../../../.storybook/pages/Columns.tsx';
import { TokenTable } from '../../../.storybook/pages/TokenTable.tsx';
import styles from '../../../.storybook/pages/tokens.module.css';
import preview from '../../../.storybook/preview.tsx';
import { Stack } from '../../../.storybook/Stack.tsx';

const meta = preview.meta({ title: 'tokens/Measures' });
const layers = ['--layer-header', '--layer-frame', '--layer-overlay', '--layer-toast'];
const motions = ['--motion-fast', '--motion-base', '--motion-slow'];

const bar = (value: string) => ({
  inlineSize: value,
  minBlockSize: '1rem',
  background: 'var(--gradient-accent)',
});
const box = { inlineSize: '9rem', blockSize: '4.5rem', backgroundColor: 'var(--surface-2)' };

/** The grid of 4 pixels. */
export const Space = meta.story({
  render: () => <TokenTable family="space" sample={bar} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: /^--space-4/ })).toHaveTextContent('1rem');
  },
});

export const Radius = meta.story({
  render: () => (
    <TokenTable
      family="radius"

      sample={(borderRadius) => ({ ...box, borderRadius })}
    />
  ),
});

export const Shadow = meta.story({
  render: () => (
    <TokenTable
      family="shadow"

      sample={(boxShadow) => ({ ...box, boxShadow, borderRadius: 'var(--radius-card)', margin: '1rem' })}
    />
  ),
});

/** Hover or focus a box. Reduced motion sets all durations to 0. */
export const Motion = meta.story({
  render: () => (
    <Stack gap={6}>
      <Columns minColumn="12rem">
        {motions.map((motion) => (
          <button
            key={motion}
            type="button"
            className={styles.mover}
            style={{ transitionDuration: `var(${motion})` }}
          >
            <code>{motion}</code>
          </button>
        ))}
      </Columns>
      <TokenTable family="motion" sample={() => ({})} />
      <TokenTable family="ease" sample={() => ({})} />
    </Stack>
  ),
});

/** Values of z-index, lowest first. Dialogs and popovers are above them, in the browser's top layer. */
export const Layers = meta.story({
  render: () => (
    <Stack gap={6}>
      <div style={{ position: 'relative', blockSize: '16rem' }}>
        {layers.map((layer, index) => (
          <div
            key={layer}
            className={styles.layer}
            style={{
              inset: `${index * 2.5}rem auto auto ${index * 6}rem`,
              zIndex: `var(${layer})`,
            }}
          >
            <code>{layer}</code>
          </div>
        ))}
      </div>
      <TokenTable family="layer" sample={() => ({})} />
    </Stack>
  ),
});

/** The minimum touch target, and the shell's bars at this width. */
export const Sizes = meta.story({
  render: () => <TokenTable family="layout" sample={bar} />,
});
