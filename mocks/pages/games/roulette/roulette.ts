import { limitsPanel, limitText, refusedLimit } from '#mocks/pages/games/roulette/limits.ts';
import { createTable } from '#mocks/pages/games/roulette/table.ts';
import { createWheel } from '#mocks/pages/games/roulette/wheel.ts';
import { createBetStepper } from '#mocks/pages/games/shared/betStepper.ts';
import { pressByKeyboard } from '#mocks/pages/games/shared/chrome.ts';
import { notifyCasino } from '#mocks/pages/games/shared/casino.ts';
import { make } from '#mocks/pages/shared/dom.ts';
import type { Game } from '#mocks/pages/games/shared/game.ts';
import { numberOf } from '#mocks/pages/shared/provider.ts';
import type { Fields } from '#mocks/pages/shared/provider.ts';
import { pocketColour } from '#mocks/world/game-frame/roulette.rules.ts';

import './roulette.css';

const landedText = ({ say }: Game, number: number): string =>
  say('landed', { number, colour: say(pocketColour(number)).toLowerCase() });

function announceResult(game: Game, answer: Fields, staked: number): void {
  const { say, chrome, reportWin } = game;
  const landed = landedText(game, numberOf(answer, 'number'));
  if (!reportWin(numberOf(answer, 'win'), staked, { before: landed }))
    chrome.report(`${landed} ${say('lost')}`);
}

export function mountRoulette(game: Game): void {
  const { say, money, chrome } = game;
  const wheel = createWheel();
  const chip = createBetStepper(game);
  const table = createTable(game, chip.value, () => show());
  const total = make('output', { class: 'bet-value' });
  const button = make(
    'button',
    { class: 'main-button', type: 'button', click: () => void spin() },
    say('spin'),
  );
  const tool = (id: 'undo' | 'clear' | 'again' | 'limits', act: () => void): HTMLButtonElement =>
    make('button', { class: 'quiet-button', type: 'button', click: act }, say(id));
  /** Takes chips off. If none are left, the pressed button is disabled, so the focus moves to the table. */
  const takeOff = (act: () => void) => (): void => {
    const hasFocus = undoing.some((one) => one === document.activeElement);
    act();
    if (hasFocus && table.total() === 0) table.focus();
  };
  const undoing = [tool('undo', takeOff(table.undo)), tool('clear', takeOff(table.clear))];
  const again = tool('again', table.again);
  const limits = tool('limits', () => chrome.explain(say('limitsTitle'), limitsPanel(game)));
  let spinning = false;

  function show(): void {
    const sum = table.total();
    total.textContent = money(sum);
    button.disabled = spinning || sum === 0;
    chip.lock(spinning);
    table.lock(spinning);
    undoing.forEach((one) => (one.disabled = spinning || sum === 0));
    again.disabled = spinning || !table.hasLast();
  }

  async function spin(): Promise<void> {
    const hadFocus = document.activeElement === button;
    spinning = true;
    const staked = table.total();
    game.startRound(staked);
    show();
    table.mark(null);
    chrome.report(say('spinning'));
    wheel.spin();
    try {
      const answer = await game.placeBet('roulette', { bets: table.bets() });
      const number = numberOf(answer, 'number');
      await wheel.land(number);
      table.clear();
      table.mark(number);
      game.showAccount(answer);
      announceResult(game, answer, staked);
    } catch (error) {
      wheel.rest();
      await game.fail(error);
      const limit = refusedLimit(error);
      if (limit) chrome.report(limitText(game, limit), 'bad');
    }
    spinning = false;
    notifyCasino.roundEnded();
    show();
    // Without chips there is nothing to spin, so the next press repeats the bet.
    if (hadFocus && button.disabled && document.activeElement === document.body) again.focus();
  }

  chrome.stage.replaceChildren(make('div', { class: 'felt' }, wheel.element, table.element));
  chrome.controls.replaceChildren(
    make('div', { class: 'tools optional' }, ...undoing, again, limits),
    chip.element,
    make('div', { class: 'total optional' }, make('span', { class: 'label' }, say('total')), total),
    button,
  );
  game.greet({
    hint: 'placeBets',
    showRecord(record) {
      const number = numberOf(record, 'number');
      // Its chips were played, so they must not be played again unnoticed.
      table.clear();
      table.mark(number);
      wheel.show(number);
      return landedText(game, number);
    },
  });
  pressByKeyboard(button);
}
