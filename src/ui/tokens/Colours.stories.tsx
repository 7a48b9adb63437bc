import { expect } from 'storybook/test';
import { contrast, ratioText } from '../../../.storybook/contrast.ts';
import { BrandSections } from '../../../.storybook/pages/BrandSections.tsx';
import { ContrastTable } from '../../../.storybook/pages/ContrastTable.tsx';
import { TokenPage } from '../../../.storybook/pages/TokenPage.tsx';
import { TokenTable, type TokenTableProps } from '../../../.storybook/pages/TokenTable.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Stack } from '../../../.storybook/Stack.tsx';

/** Each brand's colours and gradients, and the contrast of each text on its backgrounds. */
const meta = preview.meta({ title: 'tokens/Colours', tags: ['!autodocs'], parameters: { isBare: true } });

/** `rgb(7, 11, 26)` as `#070b1a`. */
const hexOf = (colour: string): string =>
  `#${(colour.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;

const swatch = { inlineSize: '8rem', blockSize: '2.5rem', borderRadius: 'var(--radius-control)' };

function Colours({ brand }: Pick<TokenTableProps, 'brand'>) {
  return (
    <Stack gap={6}>
      <TokenTable family="color" brand={brand} sample={(value) => ({ ...swatch, backgroundColor: value })} />
      <TokenTable
        family="gradient"
        brand={brand}
        sample={(value) => ({ ...swatch, blockSize: '5rem', backgroundImage: value })}
      />
    </Stack>
  );
}

export const OneBrand = meta.story({
  render: () => (
    <TokenPage title="Colours">
      <Colours />
    </TokenPage>
  ),
  async play({ canvas }) {
    const row = canvas.getByRole('row', { name: /^--surface-0/ });
    await expect(row).toHaveTextContent(/var\(--\w+-\w+\)#[\da-f]{6}/);
    await expect(row).toHaveTextContent(/[1-9]\d* style sheets/);
  },
});

export const EveryBrand = meta.story({
  render: () => (
    <TokenPage title="Colours">
      <BrandSections>{(brand) => <Colours brand={brand} />}</BrandSections>
    </TokenPage>
  ),
});

/** When a colour in `tokens.json` is edited, the table updates and names each pair that fails WCAG AA. */
export const Contrast = meta.story({
  render: () => (
    <TokenPage title="Contrast">
      <ContrastTable />
    </TokenPage>
  ),
});

const broken = '--text: #000; --text-muted: #000; --surface-0: #000; --surface-1: #000; --font-text: none';

/** The page stays readable, even if the tokens that it shows are black on black. */
export const ContrastOfBrokenTokens = meta.story({
  tags: ['!dev'],
  // The samples themselves are black on black, too.
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <TokenPage title="Contrast">
      <ContrastTable />
    </TokenPage>
  ),
  beforeEach() {
    document.documentElement.setAttribute('style', broken);
    return () => document.documentElement.removeAttribute('style');
  },
  async play({ canvas }) {
    const ground = hexOf(getComputedStyle(canvas.getByRole('main')).backgroundColor);
    for (const text of [canvas.getByRole('heading'), ...canvas.getAllByRole('columnheader')])
      await expect(contrast(hexOf(getComputedStyle(text).color), ground)).toBeGreaterThan(4.5);
  },
});

export const ContrastOfEveryBrand = meta.story({
  render: () => (
    <TokenPage title="Contrast">
      <BrandSections>{(brand) => <ContrastTable brand={brand} />}</BrandSections>
    </TokenPage>
  ),
  async play({ canvas }) {
    const verdicts = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(verdicts).toHaveLength(canvas.getAllByRole('region').length);
    await expect(verdicts.filter((verdict) => !/^All \d+ pairs are strong enough$/.test(verdict))).toEqual(
      [],
    );
    // The computed styles give the same ratio, so the style sheet has the same colours as the token file.
    const rows = canvas.getAllByRole('row', { name: /--text-muted on --surface-3 \d/ });
    await expect(rows).toHaveLength(canvas.getAllByRole('region').length);
    for (const row of rows) {
      const { color, backgroundColor } = getComputedStyle(row.querySelector('[aria-hidden]') ?? row);
      await expect(row).toHaveTextContent(ratioText(contrast(hexOf(color), hexOf(backgroundColor))));
    }
  },
});
