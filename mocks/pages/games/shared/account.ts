import { isRecord } from '#mocks/core/isRecord.ts';
import type { Chrome } from '#mocks/pages/games/shared/chrome.ts';
import { readGift } from '#mocks/pages/games/shared/gift.ts';
import type { GiftBoard } from '#mocks/pages/games/shared/gift.ts';
import type { Say, TextId } from '#mocks/pages/games/shared/texts.ts';
import { numberOf, ProviderError } from '#mocks/pages/shared/provider.ts';
import type { CallProvider, Fields } from '#mocks/pages/shared/provider.ts';

/** Texts and actions of a game between its rounds. */
export interface Greeting {
  /** Says how to begin. */
  hint: TextId;
  /**
   * Shows what a round that the page missed looked like, such as its cards. Returns a text that follows the round's
   * result, such as the number that the roulette ball landed on.
   */
  showRecord: (record: Fields) => string;
  /** Continues a flight that this page hasn't shown to its end. */
  takeUp: (flight: Fields) => void;
}

/** The player's money and gift, and the rounds whose result the page has missed. */
export interface Account {
  /** The latest known balance, minor units. */
  balance: () => number;
  /** Shows the balance (minor units) and the active gift from a response. */
  showAccount: (answer: Fields) => void;
  /**
   * Reloads the balance and the gift, and shows the result of a round that the page missed. If that fails,
   * the next bet tries again. Doesn't throw.
   */
  refresh: () => Promise<void>;
  /**
   * Finds out whether a bet without an answer was taken, and says so: now, or else when the connection is back.
   */
  resolveBet: () => Promise<void>;
  /**
   * Places a bet. If the outcome of the previous bet is unknown, asks for it first. If that bet was played,
   * shows its result and throws `round_missed` instead of betting twice.
   */
  placeBet: CallProvider;
  /** Tells the provider that the page has shown the latest round. */
  markShown: () => void;
  /** Shows a round that was left when the page was closed. Without one, shows how to begin. */
  greet: (greeting?: Partial<Greeting>) => void;
  /** Removes the message about too little money. Call it when the bet changes. */
  forgetShortage: () => void;
  /** Reports that the balance doesn't cover the bet, or not even the smallest bet. */
  reportShortage: () => void;
}

interface AccountParts {
  session: Fields;
  call: CallProvider;
  chrome: Chrome;
  say: Say;
  money: (amount: number) => string;
  gift: GiftBoard;
  /** The smallest stake, minor units. */
  leastBet: number;
}

const readyText = (): TextId => (matchMedia('(pointer: coarse)').matches ? 'readyOnTouch' : 'ready');

/** The text about a round that was played without its page. */
export function missedText(round: Fields, say: Say, money: (amount: number) => string): string {
  const win = numberOf(round, 'win');
  const staked = numberOf(round, 'staked');
  const values = { staked: money(staked), amount: money(win) };
  if (staked === 0) return say(win === 0 ? 'leftLostFree' : 'leftWonFree', values);
  return say(win === 0 ? 'leftLost' : 'leftWon', values);
}

/** Keeps the latest round, so that the page doesn't show a round twice. */
function createRounds(call: CallProvider): {
  start: (round: Fields) => void;
  markShown: () => void;
  isMissed: (round: unknown) => round is Fields;
} {
  let latest: unknown = null;
  let shown: unknown = null;
  return {
    start: (round) => (latest = round['roundId']),
    markShown() {
      shown = latest;
      // If this fails, a reopened page only shows the result again.
      call('round/shown', { roundId: latest }).catch(() => undefined);
    },
    isMissed: (round): round is Fields => isRecord(round) && round['roundId'] !== shown,
  };
}

export function createAccount({ session, call, chrome, say, money, gift, leastBet }: AccountParts): Account {
  const rounds = createRounds(call);
  let greeting: Greeting = { hint: readyText(), showRecord: () => '', takeUp: () => {} };
  let balance = 0;
  let isBonusRefused = false;
  let isShortOfMoney = false;
  let isOutcomeUnknown = false;
  let isBetInDoubt = false;
  let loading: Promise<boolean> | null = null;

  function showAccount(answer: Fields): void {
    balance = numberOf(answer, 'balance');
    chrome.showBalance(money(balance));
    gift.show(readGift(answer));
  }
  /** Shows a round that the page missed. Returns whether there was one. */
  function showMissed({ flight, lastRound }: Fields): boolean {
    if (rounds.isMissed(flight)) {
      rounds.start(flight);
      isShortOfMoney = false;
      greeting.takeUp(flight);
      return true;
    }
    if (!rounds.isMissed(lastRound)) return false;
    rounds.start(lastRound);
    rounds.markShown();
    const { record } = lastRound;
    const texts = [missedText(lastRound, say, money), isRecord(record) ? greeting.showRecord(record) : ''];
    chrome.report(texts.filter(Boolean).join(' '));
    return true;
  }
  async function load(): Promise<boolean> {
    isOutcomeUnknown = true;
    const now = await call('session');
    isOutcomeUnknown = false;
    showAccount(now);
    isBonusRefused = now['isBonusRefused'] === true;
    const isMissed = showMissed(now);
    // The provider answers in order, so a bet that it doesn't know by now never arrived.
    if (isBetInDoubt && !isMissed) chrome.report(say('notTaken'));
    isBetInDoubt = false;
    return isMissed;
  }
  const loadOnce = (): Promise<boolean> => (loading ??= load().finally(() => (loading = null)));
  async function refresh(): Promise<void> {
    // If this fails, the old balance stays on the screen. No message is needed, because the player
    // has already seen an error.
    await loadOnce().catch(() => undefined);
  }
  function forgetShortage(): void {
    if (!isShortOfMoney) return;
    isShortOfMoney = false;
    chrome.report(say(greeting.hint));
  }
  // After a message about too little money, reloads the balance when the window gets the focus
  // again. The player may have deposited money in the cashbox.
  window.addEventListener('focus', () => {
    if (!isShortOfMoney) return;
    forgetShortage();
    void refresh();
  });
  window.addEventListener('online', () => {
    if (isOutcomeUnknown) void refresh();
  });
  showAccount(session);
  isBonusRefused = session['isBonusRefused'] === true;
  return {
    balance: () => balance,
    showAccount,
    refresh,
    async resolveBet() {
      isBetInDoubt = true;
      await refresh();
    },
    async placeBet(path, body) {
      isShortOfMoney = false;
      if (isOutcomeUnknown && (await loadOnce())) throw new ProviderError('round_missed');
      const answer = await call(path, body);
      rounds.start(answer);
      return answer;
    },
    markShown: rounds.markShown,
    greet(wanted) {
      greeting = { ...greeting, ...wanted };
      if (!showMissed(session)) chrome.report(say(greeting.hint));
    },
    forgetShortage,
    reportShortage() {
      isShortOfMoney = true;
      const id = balance < leastBet ? 'insufficient_any' : 'insufficient_funds';
      chrome.report(say(isBonusRefused ? 'insufficient_real' : id), 'bad');
    },
  };
}
