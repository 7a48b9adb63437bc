import preview from '../../../.storybook/preview.tsx';
import { Cluster, Grid, Stack } from '../Stack/Stack.tsx';
import styles from './tokens.module.css';

// A page of documentation would show all four in one brand.
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

/** Each role of text on each surface, the edges and the gradients of the brand chosen above. */
function Colours() {
  return (
    <Stack gap={6}>
      <h1>1 234 567,89</h1>
      <Grid minColumn="14rem">
        {surfaces.map((surface) => (
          <div key={surface} className={styles.surface} style={{ backgroundColor: `var(${surface})` }}>
            <code>{surface}</code>
            {texts.map((text) => (
              <span key={text} style={{ color: `var(${text})` }}>
                {text}
              </span>
            ))}
            <span className={styles.edge}>--border</span>
            <span className={styles.focus}>--focus</span>
          </div>
        ))}
      </Grid>
      <Cluster>
        <span className={styles.onAccent} style={{ background: 'var(--accent)' }}>
          --text-on-accent
        </span>
        <span className={styles.onAccent} style={{ background: 'var(--gradient-accent)' }}>
          --text-on-accent
        </span>
      </Cluster>
      <Grid minColumn="14rem">
        {gradients.map((gradient) => (
          <div key={gradient} className={styles.gradient} style={{ backgroundImage: `var(${gradient})` }}>
            <code>{gradient}</code>
          </div>
        ))}
      </Grid>
    </Stack>
  );
}

export const Aurora = meta.story({ globals: { brand: 'aurora' }, render: () => <Colours /> });
export const Kometa = meta.story({ globals: { brand: 'kometa' }, render: () => <Colours /> });
export const Riviera = meta.story({ globals: { brand: 'riviera' }, render: () => <Colours /> });
export const Samba = meta.story({ globals: { brand: 'samba' }, render: () => <Colours /> });
