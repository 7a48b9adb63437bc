import { notifyCasino } from '#mocks/pages/games/shared/casino.ts';
import { createChrome } from '#mocks/pages/games/shared/chrome.ts';
import type { Chrome } from '#mocks/pages/games/shared/chrome.ts';
import { afterPaint } from '#mocks/pages/shared/motion.ts';
import { createProvider, listOf, numberOf, ProviderError, textOf } from '#mocks/pages/shared/provider.ts';
import type { CallProvider, Fields } from '#mocks/pages/shared/provider.ts';
import { errorText, sayIn, stopReasons } from '#mocks/pages/games/shared/texts.ts';
import { languageTag } from '#mocks/pages/shared/locale.ts';
import { multiplierIn } from '#mocks/pages/games/shared/multiplier.ts';
import { moneyIn } from '#mocks/pages/shared/money.ts';
import { isRecord } from '#mocks/core/isRecord.ts';
import type { Say, TextId } from '#mocks/pages/games/shared/texts.ts';
import { createGiftBoard, giftEndText, readGift } from '#mocks/pages/games/shared/gift.ts';
import type { GiftBoard } from '#mocks/pages/games/shared/gift.ts';

export interface BonusBuy {
  price: number;
  spins: number;
  multiplier: number;
}

function readBonusBuy(session: Fields): BonusBuy | null {
  const offer = session['bonusBuy'];
  if (!isRecord(offer)) return null;
  return {
    price: numberOf(offer, 'price'),
    spins: numberOf(offer, 'spins'),
    multiplier: numberOf(offer, 'multiplier'),
  };
}

export interface Game {
  slug: string;
  name: string;
  /** How the game plays: a value of `kindOfGame` in the mock's catalogue. */
  kind: string;
  say: Say;
  /** Whether a round may be sped up. Some licences forbid it. */
  isFastPlayAllowed: boolean;
  /** The provider's allowed stakes in minor units, ascending. */
  bets: readonly number[];
  money: (amount: number) => string;
  /** Formats a multiplier without the `x`. */
  multiplier: (value: number, decimals?: number) => string;
  call: CallProvider;
  chrome: Chrome;
  gift: GiftBoard;
  /**
   * The request fields of a round: the bet and the gift that the page shows. The provider refuses the round
   * if another gift applies by now.
   */
  stakeOf: (bet: number) => { bet: number; giftId: number | null };
  /**
   * The free spins that can be bought: their price in bets, their number, and the multiplier of their wins.
   */
  bonusBuy: BonusBuy | null;
  /** A flight from before the page was reloaded, or null. */
  unfinishedFlight: Fields | null;
  /** A round whose result hadn't been shown yet when the page was closed, or null. */
  leftRound: Fields | null;
  /**
   * Shows the result of `leftRound`, followed by the text `before`, such as the number that the roulette ball
   * landed on. Without a `leftRound`, shows the text `hint`, which says how to begin.
   */
  greet: (hint?: TextId, before?: string) => void;
  /**
   * Reports a win, or the part of a larger stake that was returned. Returns false if the round paid
   * nothing.
   */
  reportWin: (win: number, staked: number, details?: Partial<Record<'before' | 'after', string>>) => boolean;
  /** The latest known balance, minor units. */
  balance: () => number;
  /** Removes the message about too little money. Call it when the bet changes. */
  forgetShortage: () => void;
  /** Why the bet can't be placed: it is above the balance, or the balance covers no bet at all. */
  shortage: () => TextId;
  /** Shows the balance (minor units) and the active gift from a response. */
  showAccount: (answer: Fields) => void;
  /** Subtracts the stake (minor units) from the shown balance, until `showAccount` or `fail`. */
  startRound: (staked: number) => void;
  /** After a gift's last round, shows that the gift is used up and the player pays again. */
  endRound: () => void;
  /** Shows the error and, if the run has ended, an exit button. */
  fail: (error: unknown) => void;
}

const readyText = (): TextId => (matchMedia('(pointer: coarse)').matches ? 'readyOnTouch' : 'ready');

function failure(error: unknown): string {
  if (error instanceof ProviderError) return error.code;
  console.error(error);
  return 'unknown';
}

/** If the provider refused a bet because of a limit, the highest allowed bet as money; otherwise empty. */
function leftOf(error: unknown, money: (minor: number) => string): string {
  const left = error instanceof ProviderError ? error.data['left'] : undefined;
  return typeof left === 'number' ? money(left) : '';
}

/**
 * Says why the run has ended and offers the exit. Also sends the reason to the casino's page, because the
 * realtime message about the end is lost while the socket is disconnected.
 */
function leaveClosed(error: unknown, chrome: Chrome, say: Say): void {
  const reason = stopReasons.find(
    (known) => error instanceof ProviderError && known === error.data['reason'],
  );
  const text = say(reason ?? 'session_closed');
  chrome.report(text, 'bad');
  chrome.ask(text, { label: say('leave'), act: notifyCasino.exit });
  if (reason) notifyCasino.stopped(reason);
}

function createGame(
  session: Fields,
  parameters: URLSearchParams,
  call: CallProvider,
  chrome: Chrome,
  say: Say,
): Game {
  const locale = parameters.get('locale') ?? 'en';
  const money = moneyIn(locale, textOf(session, 'currency'));
  const gift = createGiftBoard(say, money);
  const isDemo = textOf(session, 'mode') === 'demo';
  const leftRound = isRecord(session['lastRound']) ? session['lastRound'] : null;
  let isShortOfMoney = false;
  let balance = 0;
  async function refresh(): Promise<void> {
    try {
      const now = await call('session');
      game.showAccount(now);
      if (isShortOfMoney && now['isBonusRefused'] === true) chrome.report(say('insufficient_real'), 'bad');
    } catch {
      // If the refresh fails, the old balance stays on the screen. No second message is needed,
      // because the player has already seen an error.
    }
  }
  /** Removes the message about too little money. Returns whether there was one. */
  function clearShortage(): boolean {
    if (!isShortOfMoney) return false;
    isShortOfMoney = false;
    chrome.report(say(readyText()));
    return true;
  }
  // After a message about too little money, reloads the balance when the window gets the focus
  // again. The player may have deposited money in the cashbox.
  window.addEventListener('focus', () => {
    if (clearShortage()) void refresh();
  });
  const game: Game = {
    slug: parameters.get('game') ?? 'game',
    kind: textOf(session, 'kind'),
    name: textOf(session, 'gameName') || (parameters.get('name') ?? ''),
    say,
    isFastPlayAllowed: parameters.get('turbo') !== 'off',
    bets: listOf(session, 'bets').filter((bet) => typeof bet === 'number'),
    money,
    multiplier: multiplierIn(locale),
    call,
    chrome,
    gift,
    bonusBuy: readBonusBuy(session),
    unfinishedFlight: isRecord(session['flight']) ? session['flight'] : null,
    leftRound,
    greet(hint = readyText(), before = '') {
      if (!leftRound) return chrome.report(say(hint));
      const win = numberOf(leftRound, 'win');
      const staked = money(numberOf(leftRound, 'staked'));
      const text = say(win === 0 ? 'leftLost' : 'leftWon', { staked, amount: money(win) });
      chrome.report([text, before].filter(Boolean).join(' '));
    },
    reportWin(win, staked, { before = '', after = '' } = {}) {
      // Reports that the result was shown. If this fails, a reopened page only shows it again.
      call('round/shown').catch(() => undefined);
      if (win === 0) return false;
      // A win below the stake is still a loss, so it isn't celebrated.
      const isWon = win > staked;
      const text = say(isWon ? 'won' : 'returned', { amount: money(win) });
      chrome.report([before, text, after].filter(Boolean).join(' '), isWon ? 'good' : 'plain');
      return true;
    },
    balance: () => balance,
    forgetShortage: clearShortage,
    shortage: () => (balance < (game.bets[0] ?? 0) ? 'insufficient_any' : 'insufficient_funds'),
    stakeOf: (bet) => ({ bet, giftId: gift.current()?.id ?? null }),
    showAccount(answer) {
      balance = numberOf(answer, 'balance');
      chrome.showBalance(money(balance));
      gift.show(readGift(answer));
    },
    startRound(staked) {
      notifyCasino.roundStarted(isDemo ? 0 : staked);
      chrome.showBalance(money(Math.max(0, balance - staked)));
    },
    endRound() {
      const played = gift.current();
      if (played?.left !== 0) return;
      gift.show(null);
      chrome.explain(say('giftOver'), giftEndText(played, say, money));
    },
    fail(error) {
      const code = failure(error);
      chrome.showBalance(money(balance));
      if (code === 'session_closed') return leaveClosed(error, chrome, say);
      const id = code === 'insufficient_funds' ? game.shortage() : errorText(code);
      chrome.report(say(id, { left: leftOf(error, money) }), 'bad');
      isShortOfMoney = code === 'insufficient_funds';
      // Reloads the shown balance and gift, because they may be out of date. For example, the bet
      // may have been taken although the response was lost.
      if (code === 'connection' || code === 'stake_changed' || isShortOfMoney) void refresh();
    },
  };
  chrome.showName(game.name, isDemo);
  game.showAccount(session);
  return game;
}

export async function openGame(kind: string, mount: (game: Game) => void): Promise<void> {
  const parameters = new URLSearchParams(location.search);
  const locale = parameters.get('locale') ?? 'en';
  const say = sayIn(locale);
  document.documentElement.lang = languageTag(locale);
  const chrome = createChrome(kind, parameters.get('game') ?? 'game', say);
  chrome.showName(parameters.get('name') ?? '', parameters.get('mode') === 'demo');
  const call = createProvider(
    { runToken: parameters.get('token') ?? '' },
    parameters.get('bridge') === 'parent',
  );
  try {
    const game = createGame(await call('session'), parameters, call, chrome, say);
    mount(game);
    await afterPaint();
    notifyCasino.ready();
  } catch (error) {
    const code = failure(error);
    if (code === 'session_closed') leaveClosed(error, chrome, say);
    else chrome.ask(say(errorText(code)), { label: say('retry'), act: () => location.reload() });
  }
}
