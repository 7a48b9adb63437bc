import { expect, fn } from 'storybook/test';
import { storyText } from '../../../../../.storybook/storyText.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { Offer } from '../../model/rules.ts';
import { OfferView } from './OfferView.tsx';

/** Not narrowed to the one that stands here. */
const shown: { readonly offer: Offer } = { offer: 'join' };

const meta = preview.meta({
  title: 'tournaments/OfferView',
  component: OfferView,
  args: {
    ...shown,
    price: 0,
    compoints: 100,
    gamesPath: '/tournaments/friday-sprint/games',
    isSending: false,
    onPress: fn(),
  },
});

export const Join = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('tournaments.offer.join') }));
    await expect(args.onPress).toHaveBeenCalledWith('join');
  },
});
export const Buy = meta.story({ args: { price: 250 } });
export const Sending = meta.story({ args: { isSending: true } });
export const Register = meta.story({ args: { offer: 'register', compoints: null, price: 250 } });
export const AskForSeat = meta.story({ args: { offer: 'askForSeat' } });
export const WaitForSeat = meta.story({ args: { offer: 'waitForSeat' } });
export const WaitForStart = meta.story({ args: { offer: 'waitForStart' } });
export const Choose = meta.story({
  args: { offer: 'choose' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledWith('choose');
  },
});
export const Play = meta.story({ args: { offer: 'play' } });
export const Over = meta.story({ args: { offer: 'over' } });
