import { createBetStepper } from '#mocks/pages/games/shared/betStepper.ts';
import { pressByKeyboard } from '#mocks/pages/games/shared/chrome.ts';
import { notifyCasino } from '#mocks/pages/games/shared/casino.ts';
import { make } from '#mocks/pages/shared/dom.ts';
import type { Game } from '#mocks/pages/games/shared/game.ts';
import { isRecord } from '#mocks/core/isRecord.ts';
import { listOf, numberOf } from '#mocks/pages/shared/provider.ts';
import type { Fields } from '#mocks/pages/shared/provider.ts';
import { createReels } from '#mocks/pages/games/slot/reels.ts';
import { createBuyButton } from '#mocks/pages/games/slot/buyButton.ts';
import type { Reels } from '#mocks/pages/games/slot/reels.ts';
import { symbolImages } from '#mocks/pages/games/slot/symbols.ts';
import { slotSymbols, slotTableOf } from '#mocks/world/game-frame/slot.rules.ts';

import { pause } from '#mocks/pages/shared/pause.ts';

import './slot.css';

/** How long after the reels have stopped a press still counts as a late Stop, in milliseconds. */
const lateStopMs = 400;
/** How long each spin of a bonus buy stays in view, in milliseconds. */
const spinPauseMs = 500;

const reelsOf = (answer: Fields): string[][] =>
  listOf(answer, 'reels').map((reel) => (Array.isArray(reel) ? reel.map(String) : []));

function payTable({ slug, say, money }: Game, images: ReadonlyMap<string, string>, bet: number): HTMLElement {
  const { pays } = slotTableOf(slug);
  const row = (symbol: (typeof slotSymbols)[number]): HTMLElement =>
    make(
      'li',
      {},
      make('img', { src: images.get(symbol) ?? '', alt: say(symbol) }),
      make('b', {}, money(Math.floor((bet * pays[symbol]) / 10))),
    );
  return make(
    'div',
    {},
    make('ul', { class: 'pays' }, ...slotSymbols.toReversed().map(row)),
    make('p', {}, say('paysHint', { amount: money(bet) })),
  );
}

function celebrate(
  { say, money, chrome, reportWin }: Game,
  reels: Reels,
  answer: Fields,
  staked: number,
): void {
  const lines = listOf(answer, 'lines').filter(isRecord);
  reels.light(lines.map((line) => numberOf(line, 'line')));
  const each = lines.map((line) =>
    say('wonLine', { line: numberOf(line, 'line') + 1, amount: money(numberOf(line, 'win')) }),
  );
  const after = each.length > 1 ? each.join(' · ') : '';
  if (!reportWin(numberOf(answer, 'win'), staked, { after })) chrome.report(say('lost'));
}

export function mountSlot(game: Game): void {
  const { say, chrome } = game;
  const images = symbolImages(game.slug);
  const reels = createReels(images, say);
  const bet = createBetStepper(game);
  function press(): void {
    if (!spinning) void spin();
    else if (game.isFastPlayAllowed) reels.hurry();
  }
  const button = make('button', { class: 'main-button', type: 'button', click: press }, say('spin'));
  const buy = createBuyButton(game, bet, playBought);
  const pays = make(
    'button',
    {
      class: 'quiet-button optional',
      type: 'button',
      click: () => chrome.explain(say('pays'), payTable(game, images, bet.value())),
    },
    say('pays'),
  );
  let spinning = false;

  const show = (busy: boolean): void => {
    spinning = busy;
    if (!busy) notifyCasino.roundEnded();
    bet.lock(busy);
    buy.lock(busy);
    button.textContent = say(busy && game.isFastPlayAllowed ? 'stop' : 'spin');
    button.disabled = busy && !game.isFastPlayAllowed;
  };

  const spin = (): Promise<void> =>
    playRound(game.gift.current() ? 0 : bet.value(), async (staked) => {
      const answer = await game.placeBet('spin', game.stakeOf(bet.value()));
      lastShown = reelsOf(answer);
      await reels.land(lastShown);
      game.showAccount(answer);
      celebrate(game, reels, answer, staked);
      game.endRound();
    });

  function playBought(stake: number, price: number): Promise<void> {
    return playRound(price, async () => {
      const answer = await game.placeBet('bonus-buy', { bet: stake });
      const spins = listOf(answer, 'spins').filter(isRecord);
      let won = 0;
      for (const [index, free] of spins.entries()) {
        if (index > 0) reels.spin();
        lastShown = reelsOf(free);
        await reels.land(lastShown);
        won += numberOf(free, 'win');
        reels.light(
          listOf(free, 'lines')
            .filter(isRecord)
            .map((line) => numberOf(line, 'line')),
        );
        chrome.report(say('freeSpinOf', { number: index + 1, spins: spins.length, amount: game.money(won) }));
        await pause(spinPauseMs);
      }
      game.showAccount(answer);
      if (!game.reportWin(won, price)) chrome.report(say('freeSpinsLost'));
    });
  }

  /** @param play requests the result and shows it */
  async function playRound(staked: number, play: (staked: number) => Promise<void>): Promise<void> {
    show(true);
    game.startRound(staked);
    chrome.report(say('spinning'));
    reels.spin();
    const before = lastShown;
    try {
      await play(staked);
    } catch (error) {
      await reels.land(before);
      await game.fail(error);
    }
    // A press just after the reels have stopped was probably meant as Stop, so it must not start a round.
    button.disabled = true;
    await pause(game.isFastPlayAllowed ? lateStopMs : 0);
    show(false);
  }

  let lastShown: string[][] = [
    ['cherry', 'seven', 'lemon'],
    ['gem', 'wild', 'bell'],
    ['grapes', 'seven', 'clover'],
  ];
  void reels.land(lastShown);
  chrome.stage.replaceChildren(make('div', { class: 'cabinet' }, reels.element));
  chrome.controls.replaceChildren(game.gift.element, bet.element, button, buy.element, pays);
  game.greet({
    showRecord(record) {
      const { freeSpins } = record;
      const last = Array.isArray(freeSpins) ? freeSpins.findLast(isRecord) : record;
      if (!last) return '';
      lastShown = reelsOf(last);
      const lines = listOf(last, 'lines').filter(isRecord);
      void reels.land(lastShown).then(() => reels.light(lines.map((line) => numberOf(line, 'line'))));
      return '';
    },
  });
  pressByKeyboard(button);
}
