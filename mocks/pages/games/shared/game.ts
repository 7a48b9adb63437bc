import { notifyCasino } from '#mocks/pages/games/shared/casino.ts';
import { createChrome } from '#mocks/pages/games/shared/chrome.ts';
import type { Chrome } from '#mocks/pages/games/shared/chrome.ts';
import { createAccount } from '#mocks/pages/games/shared/account.ts';
import type { Account } from '#mocks/pages/games/shared/account.ts';
import { afterPaint } from '#mocks/pages/shared/motion.ts';
import { createProvider, listOf, numberOf, ProviderError, textOf } from '#mocks/pages/shared/provider.ts';
import type { CallProvider, Fields } from '#mocks/pages/shared/provider.ts';
import { errorText, sayIn, stopReasons } from '#mocks/pages/games/shared/texts.ts';
import { languageTag } from '#mocks/pages/shared/locale.ts';
import { multiplierIn } from '#mocks/pages/games/shared/multiplier.ts';
import { moneyIn } from '#mocks/pages/shared/money.ts';
import { isRecord } from '#mocks/core/isRecord.ts';
import type { Say } from '#mocks/pages/games/shared/texts.ts';
import { createGiftBoard, giftEndText } from '#mocks/pages/games/shared/gift.ts';
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

export interface Game extends Account {
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
  /**
   * Reports a win, or the part of a larger stake that was returned. Returns false if the round paid
   * nothing.
   */
  reportWin: (win: number, staked: number, details?: Partial<Record<'before' | 'after', string>>) => boolean;
  /** Subtracts the stake (minor units) from the shown balance, until `showAccount` or `fail`. */
  startRound: (staked: number) => void;
  /** After a gift's last round, shows that the gift is used up and the player pays again. */
  endRound: () => void;
  /**
   * Shows the error and, if the run has ended, an exit button. Resolves once the page has asked what became
   * of the bet. Keep the controls locked until then, so that the player doesn't bet again unknowingly.
   */
  fail: (error: unknown) => Promise<void>;
}

/** Refusals that leave no doubt: the bet wasn't taken, and nothing else has changed. */
const clearRefusals = ['over_loss_limit', 'bet_out_of_limits'];

/** Whether an error tells that the bet wasn't taken. Otherwise the bet may have been taken, and its answer lost. */
const isOutcomeKnown = (code: string): boolean => code !== 'connection' && code !== 'unknown';

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
  const bets = listOf(session, 'bets').filter((bet) => typeof bet === 'number');
  const account = createAccount({ session, call, chrome, say, money, gift, leastBet: bets[0] ?? 0 });
  const game: Game = {
    ...account,
    slug: parameters.get('game') ?? 'game',
    kind: textOf(session, 'kind'),
    name: textOf(session, 'gameName') || (parameters.get('name') ?? ''),
    say,
    isFastPlayAllowed: parameters.get('turbo') !== 'off',
    bets,
    money,
    multiplier: multiplierIn(locale),
    call,
    chrome,
    gift,
    bonusBuy: readBonusBuy(session),
    reportWin(win, staked, { before = '', after = '' } = {}) {
      account.markShown();
      if (win === 0) return false;
      // A win below the stake is still a loss, so it isn't celebrated.
      const isWon = win > staked;
      const text = say(isWon ? 'won' : 'returned', { amount: money(win) });
      chrome.report([before, text, after].filter(Boolean).join(' '), isWon ? 'good' : 'plain');
      return true;
    },
    stakeOf: (bet) => ({ bet, giftId: gift.current()?.id ?? null }),
    startRound(staked) {
      notifyCasino.roundStarted(isDemo ? 0 : staked);
      chrome.showBalance(money(Math.max(0, account.balance() - staked)));
    },
    endRound() {
      const played = gift.current();
      if (played?.left !== 0) return;
      gift.show(null);
      chrome.explain(say('giftOver'), giftEndText(played, say, money));
    },
    async fail(error) {
      const code = failure(error);
      chrome.showBalance(money(account.balance()));
      if (code === 'round_missed') return;
      if (code === 'session_closed') return leaveClosed(error, chrome, say);
      if (code === 'insufficient_funds') {
        await account.refresh();
        return account.reportShortage();
      }
      chrome.report(say(errorText(code), { left: leftOf(error, money) }), 'bad');
      if (clearRefusals.includes(code)) return;
      // The shown balance and gift may be out of date.
      await (isOutcomeKnown(code) ? account.refresh() : account.resolveBet());
    },
  };
  chrome.showName(game.name, isDemo);
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
