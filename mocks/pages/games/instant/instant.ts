import { createBetStepper } from '#mocks/pages/games/shared/betStepper.ts';
import { pressByKeyboard, rulesButton } from '#mocks/pages/games/shared/chrome.ts';
import { notifyCasino } from '#mocks/pages/games/shared/casino.ts';
import { make } from '#mocks/pages/shared/dom.ts';
import type { Game } from '#mocks/pages/games/shared/game.ts';
import type { TextId } from '#mocks/pages/games/shared/texts.ts';
import { isRecord } from '#mocks/core/isRecord.ts';
import { listOf, numberOf } from '#mocks/pages/shared/provider.ts';
import type { Fields } from '#mocks/pages/shared/provider.ts';
import { pause } from '#mocks/pages/shared/pause.ts';
import { instantKinds } from '#mocks/world/lobby/gameKinds.catalogue.ts';

import './instant.css';

/** How long the cards stay face down, in milliseconds. */
const revealMs = 600;
const fieldCount = { blackjack: [2, 2], baccarat: [2, 2], poker: [5], bingo: [3, 3, 3], scratch: [3, 3, 3] };

const field = ({ text, isRed, isWinning }: Fields): HTMLElement =>
  make(
    'li',
    { class: 'field', 'data-red': String(isRed === true), 'data-winning': String(isWinning === true) },
    String(text),
  );

function ownerName({ say, kind }: Game, owner: unknown): string {
  if (owner === 'player') return say('you');
  if (owner !== 'dealer') return '';
  return say(kind === 'baccarat' ? 'banker' : 'dealer');
}

function boardRow(game: Game, row: Fields): HTMLElement {
  const points = row['points'];
  const label = ownerName(game, row['owner']);
  return make(
    'div',
    { class: 'row' },
    ...(label === ''
      ? []
      : [make('p', { class: 'owner' }, typeof points === 'number' ? `${label}: ${points}` : label)]),
    make('ul', { class: 'fields' }, ...listOf(row, 'cells').filter(isRecord).map(field)),
  );
}

/** The names of the winning poker hands, by their payout. */
const pokerHands: Readonly<Record<number, TextId>> = {
  2: 'pair',
  4: 'twoPairs',
  8: 'threeOfAKind',
  20: 'straight',
  30: 'flush',
  50: 'fullHouse',
  200: 'fourOfAKind',
  1000: 'straightFlush',
  5000: 'royalFlush',
};

/** Why a hand has won or lost, if its cards don't tell it at a glance. Otherwise empty. */
function reasonOf({ say, kind }: Game, round: Fields): string {
  if (kind === 'poker') {
    const hand = pokerHands[numberOf(round, 'multiplier')];
    return hand ? say(hand) : '';
  }
  const own = listOf(round, 'rows').find((row) => isRecord(row) && row['owner'] === 'player');
  const points = isRecord(own) ? own['points'] : null;
  return kind === 'blackjack' && typeof points === 'number' && points > 21 ? say('bust', { points }) : '';
}

function drawnBalls({ say }: Game, answer: Fields): HTMLElement[] {
  const balls = listOf(answer, 'drawn').map((number) => make('li', {}, String(number)));
  return balls.length === 0 ? [] : [make('ol', { class: 'drawn', 'aria-label': say('drawn') }, ...balls)];
}

function faceDown(kind: (typeof instantKinds)[number]): HTMLElement[] {
  return fieldCount[kind].map((count) =>
    make(
      'div',
      { class: 'row', 'aria-hidden': 'true' },
      make(
        'ul',
        { class: 'fields' },
        ...Array.from({ length: count }, () => make('li', { class: 'field back' })),
      ),
    ),
  );
}

export function mountInstant(game: Game): void {
  const { say, chrome } = game;
  const kind = instantKinds.find((one) => one === game.kind) ?? 'scratch';
  const bet = createBetStepper(game);
  const board = make('div', { class: 'board', 'data-kind': kind }, ...faceDown(kind));
  const button = make(
    'button',
    { class: 'main-button', type: 'button', click: () => void play() },
    say('playRound'),
  );
  const lock = (isBusy: boolean): void => {
    if (!isBusy) notifyCasino.roundEnded();
    bet.lock(isBusy);
    button.disabled = isBusy;
  };

  /** Shows a round's cards or fields. Returns why it has won or lost. */
  function showRound(round: Fields): string {
    const rows = listOf(round, 'rows').filter(isRecord);
    board.replaceChildren(...rows.map((row) => boardRow(game, row)), ...drawnBalls(game, round));
    return reasonOf(game, round);
  }

  async function play(): Promise<void> {
    const staked = game.gift.current() ? 0 : bet.value();
    lock(true);
    game.startRound(staked);
    chrome.report('');
    board.replaceChildren(...faceDown(kind));
    try {
      const [answer] = await Promise.all([game.placeBet('deal', game.stakeOf(bet.value())), pause(revealMs)]);
      const reason = showRound(answer);
      game.showAccount(answer);
      if (!game.reportWin(numberOf(answer, 'win'), staked, { before: reason }))
        chrome.report(`${reason} ${say('lost')}`.trim());
      game.endRound();
    } catch (error) {
      await game.fail(error);
    }
    lock(false);
  }

  chrome.stage.replaceChildren(make('div', { class: 'table' }, board));
  chrome.controls.replaceChildren(
    game.gift.element,
    bet.element,
    button,
    rulesButton(chrome, say, say(`${kind}Rules`)),
  );
  game.greet({ showRecord: showRound });
  pressByKeyboard(button);
}
