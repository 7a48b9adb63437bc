import { expect } from 'storybook/test';
import { storyText } from '../../../.storybook/storyText.ts';
import { brands } from '#/brands/brands.ts';
import preview from '../../../.storybook/preview.tsx';
import { bannerFixtures } from './lobby.fixtures.ts';
import { HeroView } from './Hero.tsx';

const meta = preview.meta({
  component: HeroView,
  args: { brand: brands.aurora, banners: [], isPlayer: false },
});

export const WelcomeAlone = meta.story();
export const WithBanners = meta.story({ args: { banners: bannerFixtures } });
export const OfPlayer = meta.story({ args: { isPlayer: true } });
/** Existing players can't get the welcome offer. */
export const WithoutWelcome = meta.story({
  args: { isPlayer: true, hasWelcome: false, banners: bannerFixtures },
  async play({ canvas }) {
    await expect(canvas.queryByText(storyText('lobby.hero.eyebrow'))).not.toBeInTheDocument();
  },
});
export const Kometa = meta.story({ args: { brand: brands.kometa }, globals: { brand: 'kometa' } });
export const Riviera = meta.story({
  args: { brand: brands.riviera },
  globals: { brand: 'riviera', locale: 'it' },
});
export const Samba = meta.story({ args: { brand: brands.samba }, globals: { brand: 'samba', locale: 'br' } });
/** A banner with an unsafe URL has no button. */
export const HostileUrl = meta.story({
  args: {
    banners: [
      {
        id: 9,
        type: 'startPage',
        image: '/hero/aurora-desktop.svg',
        title: 'x',
        buttonText: 'x',
        url: 'javascript:alert(1)',
      },
    ],
  },
});
