import type { BetStepper } from '#mocks/pages/games/shared/betStepper.ts';
import type { Game } from '#mocks/pages/games/shared/game.ts';
import { make } from '#mocks/pages/shared/dom.ts';

export interface BuyButton {
  element: HTMLElement;
  lock: (locked: boolean) => void;
}

/** Offers free spins for many bets at once, in games that have a bonus buy. Gifts pay for single spins only. */
export function createBuyButton(
  { bonusBuy, say, money, gift, chrome }: Game,
  bet: BetStepper,
  play: (stake: number, price: number) => Promise<void>,
): BuyButton {
  const button = make('button', { class: 'quiet-button', type: 'button', click: ask }, say('buySpins'));
  function ask(): void {
    if (!bonusBuy) return;
    const { spins, multiplier } = bonusBuy;
    // Keep the question's stake, because the bet may change while the question is open.
    const stake = bet.value();
    const price = stake * bonusBuy.price;
    const values = { spins, multiplier, bet: money(stake), price: money(price) };
    chrome.confirm(say('buySpinsTitle', values), make('p', {}, say('buySpinsTerms', values)), {
      label: say('buySpinsFor', values),
      act: () => void play(stake, price),
    });
  }
  const show = (): void => {
    button.hidden = !bonusBuy || gift.current() !== null;
  };
  gift.listen(show);
  show();
  return { element: button, lock: (locked) => (button.disabled = locked) };
}
