import preview from '../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';

const meta = preview.meta({ title: 'tokens/Type' });
const sizes = ['4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'];

/** The scale in both faces, and figures of one width. */
function Type() {
  return (
    <Stack gap={5}>
      {sizes.map((size) => (
        <div key={size}>
          <code>--size-{size}</code>
          <p
            style={{
              fontFamily: 'var(--font-display)',
              fontSize: `var(--size-${size})`,
              lineHeight: 'var(--line-tight)',
              textTransform: 'var(--case-display)',
              letterSpacing: 'var(--letter-display)',
              fontWeight: 700,
            }}
          >
            Джекпот дня · Jackpot · Jogo do dia
          </p>
          <p style={{ fontSize: `var(--size-${size})` }}>Пополни счёт и получи подарок. Deposita e ricevi un regalo.</p>
        </div>
      ))}
      <p data-number>1 111 111,11</p>
      <p data-number>8 888 888,88</p>
    </Stack>
  );
}

export const Aurora = meta.story({ globals: { brand: 'aurora' }, render: () => <Type /> });
export const Kometa = meta.story({ globals: { brand: 'kometa' }, render: () => <Type /> });
export const Riviera = meta.story({ globals: { brand: 'riviera' }, render: () => <Type /> });
export const Samba = meta.story({ globals: { brand: 'samba' }, render: () => <Type /> });
