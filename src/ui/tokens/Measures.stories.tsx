import { expect } from 'storybook/test';
import { Columns } from '../../../.storybook/pages/Columns.tsx';
import { TokenPage } from '../../../.storybook/pages/TokenPage.tsx';
import { TokenTable } from '../../../.storybook/pages/TokenTable.tsx';
import styles from '../../../.storybook/pages/tokens.module.css';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'tokens/Measures', parameters: { isBare: true } });
const layers = ['--layer-header', '--layer-frame', '--layer-toast'];
const motions = ['--motion-fast', '--motion-base', '--motion-slow'];

const bar = (value: string) => ({
  inlineSize: value,
  minBlockSize: '1rem',
  background: 'var(--gradient-accent)',
});
const box = { inlineSize: '9rem', blockSize: '4.5rem', backgroundColor: 'light-dark(#e4e7eb, #34373b)' };

/** The spacing scale, in multiples of 4 pixels. */
export const Space = meta.story({
  render: () => (
    <TokenPage title="Space">
      <TokenTable family="space" sample={bar} />
    </TokenPage>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: /^--space-4/ })).toHaveTextContent('1rem');
  },
});

export const Radius = meta.story({
  render: () => (
    <TokenPage title="Radius">
      <TokenTable family="radius" sample={(borderRadius) => ({ ...box, borderRadius })} />
    </TokenPage>
  ),
});

export const Shadow = meta.story({
  render: () => (
    <TokenPage title="Shadow">
      <TokenTable
        family="shadow"
        sample={(boxShadow) => ({ ...box, boxShadow, borderRadius: 'var(--radius-card)', margin: '1rem' })}
      />
    </TokenPage>
  ),
});

/** The boxes animate on hover and focus. Reduced motion sets all durations to 0. */
export const Motion = meta.story({
  render: () => (
    <TokenPage title="Motion">
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
    </TokenPage>
  ),
});

/** Values of z-index, lowest first. Dialogs and popovers are above them, in the browser's top layer. */
export const Layers = meta.story({
  render: () => (
    <TokenPage title="Layers">
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
    </TokenPage>
  ),
});

/** The minimum touch target, and the heights of the shell's bars at this width. */
export const Sizes = meta.story({
  render: () => (
    <TokenPage title="Sizes">
      <TokenTable family="layout" sample={bar} />
    </TokenPage>
  ),
});
