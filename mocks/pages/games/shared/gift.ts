import { isRecord } from '#mocks/core/isRecord.ts';
import { make } from '#mocks/pages/shared/dom.ts';
import { numberOf, textOf } from '#mocks/pages/shared/provider.ts';
import type { Fields } from '#mocks/pages/shared/provider.ts';
import type { Say, TextId } from '#mocks/pages/games/shared/texts.ts';
import type { GiftPlay } from '#mocks/world/gifts/view.ts';

/** Holds the gift that pays for the next round, and shows a line of text about it. */
export interface GiftBoard {
  element: HTMLElement;
  current: () => GiftPlay | null;
  show: (gift: GiftPlay | null) => void;
  listen: (listener: () => void) => void;
}

/** The gift in a response; null if the player pays. */
export function readGift(answer: Fields): GiftPlay | null {
  const gift = answer['gift'];
  if (!isRecord(gift)) return null;
  return {
    id: numberOf(gift, 'id'),
    kind: textOf(gift, 'kind') === 'free_bet' ? 'free_bet' : 'spins',
    left: numberOf(gift, 'left'),
    stake: numberOf(gift, 'stake'),
    wager: typeof gift['wager'] === 'number' ? gift['wager'] : null,
    won: numberOf(gift, 'won'),
    doesGameCount: gift['doesGameCount'] === true,
  };
}

export const roundName = ({ kind }: GiftPlay): TextId => (kind === 'free_bet' ? 'freeBet' : 'giftSpin');

export function giftEndText(
  { won, wager, doesGameCount }: GiftPlay,
  say: Say,
  money: (amount: number) => string,
): Node {
  const amount = money(won);
  const result =
    won === 0
      ? say('giftWonNothing')
      : wager === null
        ? say('giftWonMoney', { amount })
        : say('giftWonBonus', { amount, wager });
  return make(
    'div',
    {},
    make('p', {}, result),
    make('p', {}, say(won > 0 && wager !== null && !doesGameCount ? 'ownBetsApart' : 'ownBets')),
  );
}

export function createGiftBoard(say: Say, money: (amount: number) => string): GiftBoard {
  const element = make('p', { class: 'gift', 'aria-live': 'polite', hidden: true });
  const listeners: (() => void)[] = [];
  let current: GiftPlay | null = null;
  return {
    element,
    current: () => current,
    listen: (listener) => void listeners.push(listener),
    show(gift) {
      current = gift;
      element.hidden = gift === null;
      if (gift) {
        const { kind, left, wager, won } = gift;
        const stake = money(gift.stake);
        element.replaceChildren(
          make(
            'b',
            {},
            kind === 'free_bet' ? say('freeBetOf', { stake }) : say('spinsLeft', { left, stake }),
          ),
          ...(won > 0 ? [` · ${say('giftWonSoFar', { amount: money(won) })}`] : []),
          make('span', {}, wager === null ? say('giftTermsMoney') : say('giftTermsBonus', { wager })),
        );
      }
      for (const listener of listeners) listener();
    },
  };
}
