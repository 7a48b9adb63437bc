import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { onNarrowest, onPhone } from '../../../.storybook/viewports.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { Header } from './Header.tsx';

const meta = preview.meta({
  title: 'shell/Header',
  component: Header,
  tags: ['!autodocs'],
  parameters: { isBare: true, path: '/games/slots', mock: {} },
});

const as = (user: string, scenario = '') => ({ mock: { user, scenario } });

export const Guest = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('app.header.login') })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fgames%2Fslots',
    );
    await expect(canvas.getByRole('link', { name: storyText('app.help.open') })).toHaveAttribute(
      'href',
      '/help',
    );
  },
});
/** The help button fits beside the other controls without covering them. */
export const GuestOnPhone = meta.story({
  globals: onPhone,
  async play({ canvas }) {
    await canvas.findByRole('button', { name: storyText('lobby.search.open') });
    const help = canvas.getByRole('link', { name: storyText('app.help.open') });
    await expect(help).toBeVisible();
    for (const control of [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')]) {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(control.contains(hit)).toBe(true);
    }
  },
});
export const GuestOnNarrowest = meta.story({ globals: onNarrowest });
export const Player = meta.story({
  parameters: as('player'),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/12.500|\b125\b|\b625\b/)).toBeVisible();
    const language = { name: storyText('app.locale.label') };
    // Players have the language select in the account menu only.
    await expect(canvas.queryByRole('combobox', language)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: storyText('app.menu.open') }));
    await expect(await canvas.findByRole('button', { name: storyText('app.menu.logout') })).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: storyText('app.menu.open') }));
    const links = [
      ['app.help.open', '/help'],
      ['app.menu.safePlay', '/profile/limits'],
      ['app.page.verification', '/profile/verification'],
      ['app.page.history', '/profile/history'],
      ['app.menu.security', '/profile/info'],
    ] as const;
    for (const [id, href] of links)
      await expect(menu.getByRole('link', { name: storyText(id) })).toHaveAttribute('href', href);
    // Brands with a single language have no select.
    await expect(canvas.queryAllByRole('combobox', language)).toHaveLength(
      currentBrand().locales.length > 1 ? 1 : 0,
    );
  },
});
export const PlayerOnPhone = meta.story({ parameters: as('player'), globals: onPhone });
export const RichPlayerOnNarrowest = meta.story({ parameters: as('vip'), globals: onNarrowest });
export const WithBonus = meta.story({ parameters: as('wagering') });
export const WithBonusOnPhone = meta.story({ parameters: as('wagering'), globals: onPhone });
export const WithoutMoney = meta.story({ parameters: as('broke') });
export const Loading = meta.story({
  parameters: as(
    'player',
    'getBalance.fault_timeout,getProfile.fault_timeout,getUserLevel.fault_timeout,listNotifications.fault_timeout',
  ),
});
export const Failed = meta.story({
  parameters: as(
    'player',
    'getBalance.server_error,getProfile.server_error,getUserLevel.server_error,listNotifications.server_error',
  ),
});
