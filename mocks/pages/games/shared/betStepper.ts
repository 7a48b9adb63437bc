import { make } from '#mocks/pages/shared/dom.ts';
import { roundName } from '#mocks/pages/games/shared/gift.ts';
import type { Game } from '#mocks/pages/games/shared/game.ts';

export interface BetStepper {
  element: HTMLElement;
  value: () => number;
  lock: (locked: boolean) => void;
}

/** Loses the focus after a press by mouse or touch, so that Space starts a round instead of pressing it again. */
function stepButton(label: string, sign: string, act: () => void): HTMLButtonElement {
  const button = make(
    'button',
    {
      class: 'step',
      type: 'button',
      'aria-label': label,
      click(event) {
        act();
        // A press by keyboard has the detail 0.
        if (event instanceof UIEvent && event.detail > 0) button.blur();
      },
    },
    sign,
  );
  return button;
}

/** Buttons that step through the allowed stakes. The arrow keys do the same anywhere outside dialogs. */
export function createBetStepper(
  { bets, say, money, gift, forgetShortage }: Game,
  changed: (bet: number) => void = () => {},
): BetStepper {
  let index = Math.min(2, bets.length - 1);
  let locked = false;
  const value = (): number => gift.current()?.stake ?? bets[index] ?? 0;
  const shown = make('output', { class: 'bet-value', 'aria-live': 'polite' });
  const label = make('span', { class: 'label' });
  const step = (by: number): void => {
    if (locked || gift.current() || bets[index + by] === undefined) return;
    index += by;
    show();
    forgetShortage();
    changed(value());
  };
  const less = stepButton(say('lessBet'), '−', () => step(-1));
  const more = stepButton(say('moreBet'), '+', () => step(1));
  function show(): void {
    const paid = gift.current();
    label.textContent = say(paid ? roundName(paid) : 'bet');
    shown.textContent = money(value());
    // A gift's stake is fixed, so its round has no buttons to change it.
    less.hidden = more.hidden = paid !== null;
    less.disabled = locked || index === 0;
    more.disabled = locked || index >= bets.length - 1;
  }
  gift.listen(show);
  document.addEventListener('keydown', ({ code, target }) => {
    if (target instanceof Element && target.closest('select, dialog')) return;
    if (code === 'ArrowUp') step(1);
    if (code === 'ArrowDown') step(-1);
  });
  show();
  const element = make(
    'div',
    { class: 'bet', role: 'group', 'aria-label': say('bet') },
    less,
    make('div', { class: 'bet-text' }, label, shown),
    more,
  );
  return {
    element,
    value,
    lock(next) {
      locked = next;
      show();
    },
  };
}
