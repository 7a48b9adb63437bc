import { expect } from 'storybook/test';
import { jurisdictions } from '#/brands/jurisdiction.ts';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { Footer } from './Footer.tsx';
import { LicenceFigures } from './AccountMenuList.tsx';

function LicensedPage() {
  return (
    <>
      <main>
        <h1>Page</h1>
        <LicenceFigures />
      </main>
      <Footer />
    </>
  );
}

const meta = preview.meta({
  title: 'shell/Licences',
  component: LicensedPage,
  tags: ['!autodocs'],
  parameters: { isBare: true },
});

const figures = () => [storyText('app.menu.previousLogin'), storyText('app.menu.netPosition')] as const;
const under = (licence: string) => ({ mock: { user: 'player', licence } });

export const Unlicensed = meta.story({
  parameters: under('none'),
  async play({ canvas }) {
    await expect(await canvas.findByText('18+')).toBeVisible();
    await expect(canvas.queryByRole('note')).toBeNull();
    for (const figure of figures()) await expect(canvas.queryByText(figure)).toBeNull();
  },
});

export const Uk = meta.story({
  parameters: under('uk'),
  async play({ canvas }) {
    for (const figure of figures()) await expect(await canvas.findByText(figure)).toBeVisible();
    await expect(canvas.getByText('18+')).toBeVisible();
    await expect(canvas.getByRole('note')).toHaveTextContent(jurisdictions.uk.helpLine?.phone ?? 'none');
  },
});

export const Malta = meta.story({
  parameters: under('mt'),
  async play({ canvas }) {
    for (const figure of figures()) await expect(await canvas.findByText(figure)).toBeVisible();
    await expect(canvas.getByText('18+')).toBeVisible();
    const help = canvas.getByRole('link', { name: jurisdictions.mt.helpLine?.name ?? 'none' });
    await expect(help).toHaveAttribute('href', jurisdictions.mt.helpLine?.url);
  },
});

/** New Jersey requires a minimum age of 21, but no net position. */
export const NewJersey = meta.story({
  parameters: under('nj'),
  async play({ canvas }) {
    const [previousLogin, netPosition] = figures();
    await expect(await canvas.findByText(previousLogin)).toBeVisible();
    await expect(canvas.queryByText(netPosition)).toBeNull();
    await expect(canvas.getByText('21+')).toBeVisible();
    await expect(canvas.getByRole('note')).toHaveTextContent(jurisdictions.nj.helpLine?.phone ?? 'none');
  },
});
