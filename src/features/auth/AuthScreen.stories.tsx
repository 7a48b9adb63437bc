import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { brands } from '#/brands/brands.ts';
import { isBrandId } from '#/brands/brand.ts';
import { AuthScreenView } from './AuthScreen.tsx';

const meta = preview.meta({
  title: 'auth/AuthScreenView',
  component: AuthScreenView,
  args: { brand: brands.aurora, hasNeutralLogo: false, offer: false, children: <h1>{'Форма'}</h1> },
  render: (args, { globals }) => {
    const id: unknown = globals['brand'];
    return (
      <AuthScreenView {...args} brand={brands[typeof id === 'string' && isBrandId(id) ? id : 'aurora']} />
    );
  },
});

export const House = meta.story();
export const Offer = meta.story({
  args: { offer: true },
  async play({ canvas }) {
    await expect(canvas.getByText(/\d00/)).toBeVisible();
  },
});
/** On some hosts, a neutral mark replaces the brand's logo. */
export const NeutralLogo = meta.story({
  args: { hasNeutralLogo: true },
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole('img')).toBeNull();
    const shown = [...canvasElement.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    const marks = Object.values(brands).map(({ art }) => art.mark);
    await expect(shown.filter((src) => marks.some((mark) => mark === src))).toHaveLength(1);
  },
});
