import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { RestView } from './RestScreen.tsx';

const until = Date.UTC(2027, 4, 21, 12);

const meta = preview.meta({
  title: 'responsible-play/RestView',
  component: RestView,
  args: {
    restriction: { kind: 'excluded' as const, until },
    isGuest: false,
    hasBonus: false,
    helpLines: [
      { name: 'Play Aware', phone: '0800 000 0001', url: 'https://play-aware.example/' },
      { name: 'Players Together', phone: '0800 000 0006', url: 'https://players-together.example/' },
    ],
    onSupport: fn(),
  },
});

/** The page links to the payout, to the payment history and to telephone help lines. */
export const Excluded = meta.story({
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/2027.* UTC/);
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      '/cashbox?tab=payout',
      '/cashbox?tab=history',
      'https://play-aware.example/',
      'tel:08000000001',
      'https://players-together.example/',
      'tel:08000000006',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: storyText('responsiblePlay.rest.support') }));
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
});
export const ForGood = meta.story({
  args: { restriction: { kind: 'excluded' as const, until: null } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('responsiblePlay.excluded.forever'))).toBeVisible();
  },
});
export const OnABreak = meta.story({ args: { restriction: { kind: 'timedOut' as const, until } } });
/** With an active bonus, the page says that the player must give up the bonus before a payout. */
export const WithABonus = meta.story({
  args: { restriction: { kind: 'timedOut' as const, until }, hasBonus: true },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('responsiblePlay.rest.moneyWithBonus'))).toBeVisible();
  },
});
/** The exclusion has ended the session, so the player has to log in to withdraw the remaining money. */
export const AfterTheLastSession = meta.story({
  args: { isGuest: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('responsiblePlay.rest.logIn') })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fcashbox%3Ftab%3Dpayout',
    );
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
