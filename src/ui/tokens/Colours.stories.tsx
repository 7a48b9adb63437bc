import { expect } from 'storybook/test';
import { Columns } from '../../../.storybook/pages/Columns.tsx';
import { Contrast, TokenValue, tokenValue } from '../../../.storybook/pages/TokenValue.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Cluster, Stack } from '../../../.storybook/Stack.tsx';
import styles from './tokens.module.css';

// No autodocs page, because it would render all stories in one brand.
const meta = preview.meta({ title: 'tokens/Colours', tags: ['!autodocs'] });

const surfaces = ['--surface-0', '--surface-1', '--surface-2', '--surface-3'];
const texts = [
  '--text',
  '--text-muted',
  '--accent',
  '--accent-strong',
  '--accent-2',
  '--positive',
  '--negative',
  '--warning',
];
const gradients = ['--gradient-page', '--gradient-hero', '--gradient-accent', '--gradient-card'];

/** Text roles on each surface, borders and gradients of the selected brand. */
function Colours() {
  return (
    <Stack gap={6}>
      <h1>1 234 567,89</h1>
      <Columns minColumn="14rem">
        {surfaces.map((surface) => (
          <div key={surface} className={styles.surface} style={{ backgroundColor: `var(${surface})` }}>
            <TokenValue token={surface} />
            {texts.map((text) => (
              <span key={text} style={{ color: `var(${text})` }}>
                {text} <b>{tokenValue(text)}</b> <Contrast of={text} on={surface} />
              </span>
            ))}
            <span className={styles.edge}>--border</span>
            <span className={styles.focus}>--focus</span>
          </div>
        ))}
      </Columns>
      <Cluster>
        <span className={styles.onAccent} style={{ background: 'var(--accent)' }}>
          --text-on-accent <Contrast of="--text-on-accent" on="--accent" />
        </span>
        <span className={styles.onAccent} style={{ background: 'var(--gradient-accent)' }}>
          --text-on-accent
        </span>
      </Cluster>
      <Columns minColumn="14rem">
        {gradients.map((gradient) => (
          <div key={gradient} className={styles.gradient} style={{ backgroundImage: `var(${gradient})` }}>
            <code>{gradient}</code>
          </div>
        ))}
      </Columns>
    </Stack>
  );
}

/** Each surface shows its colour, and each text its contrast on it. */
async function expectFigures({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expect(canvasElement.querySelector('code')).toHaveTextContent(/^--surface-0 #[\da-f]{6}$/i);
  const ratios = [...canvasElement.querySelectorAll('[data-contrast]')].map((one) => one.textContent);
  await expect(ratios.length).toBeGreaterThanOrEqual(surfaces.length * texts.length);
  await expect(ratios.filter((ratio) => !/^\d+\.\d:1 /.test(ratio))).toEqual([]);
}

const shown = { render: () => <Colours />, play: expectFigures };

export const Aurora = meta.story({ ...shown, globals: { brand: 'aurora' } });
export const Kometa = meta.story({ ...shown, globals: { brand: 'kometa' } });
export const Riviera = meta.story({ ...shown, globals: { brand: 'riviera' } });
export const Samba = meta.story({ ...shown, globals: { brand: 'samba' } });
