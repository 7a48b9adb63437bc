import { BrandSections } from '../../../.storybook/pages/BrandSections.tsx';
import { TokenPage } from '../../../.storybook/pages/TokenPage.tsx';
import { TokenTable, type TokenTableProps } from '../../../.storybook/pages/TokenTable.tsx';
import styles from '../../../.storybook/pages/tokens.module.css';
import preview from '../../../.storybook/preview.tsx';

// No autodocs page, because it would render all stories in one brand.
const meta = preview.meta({ title: 'tokens/Type', tags: ['!autodocs'], parameters: { isBare: true } });
const sizes = ['4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'];
const weights = ['normal', 'medium', 'bold'];
const lines = ['tight', 'normal'];

/** Sample texts in the brand's font, on the background of the token page. */
function Type() {
  return (
    <div className={styles.specimens}>
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
          <p style={{ fontSize: `var(--size-${size})` }}>
            Пополни счёт и получи подарок. Deposita e ricevi un regalo.
          </p>
        </div>
      ))}
      {weights.map((weight) => (
        <p key={weight} style={{ fontWeight: `var(--weight-${weight})` }}>
          <code>--weight-{weight}</code> Играй в удовольствие · Play for fun
        </p>
      ))}
      {lines.map((line) => (
        <p key={line} style={{ lineHeight: `var(--line-${line})`, maxInlineSize: '24rem' }}>
          <code>--line-{line}</code> Собирай очки, поднимайся в таблице и забирай призы каждый вечер, пока
          идёт турнир.
        </p>
      ))}
      <p data-number>1 111 111,11</p>
      <p data-number>8 888 888,88</p>
    </div>
  );
}

const sample = 'Ag 1 234 Жя';

function Tables({ brand }: Pick<TokenTableProps, 'brand'>) {
  return (
    <>
      <TokenTable family="font" brand={brand} text={sample} sample={(fontFamily) => ({ fontFamily })} />
      <TokenTable
        family="letter"
        brand={brand}
        text={sample}
        sample={(letterSpacing) => ({ letterSpacing })}
      />
      <TokenTable family="case" brand={brand} text={sample} sample={(value) => ({ textTransform: value })} />
    </>
  );
}

export const OneBrand = meta.story({
  render: () => (
    <TokenPage title="Type">
      <Type />
      <Tables />
      <TokenTable family="size" text={sample} sample={(fontSize) => ({ fontSize })} />
      <TokenTable family="weight" text={sample} sample={(fontWeight) => ({ fontWeight })} />
      <TokenTable family="line" text={sample} sample={(lineHeight) => ({ lineHeight })} />
    </TokenPage>
  ),
});

export const EveryBrand = meta.story({
  render: () => (
    <TokenPage title="Type">
      <BrandSections>
        {(brand) => (
          <>
            <Type />
            <Tables brand={brand} />
          </>
        )}
      </BrandSections>
    </TokenPage>
  ),
});
