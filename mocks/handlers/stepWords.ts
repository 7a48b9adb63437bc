// Describes commands in words, such as `deposit €50` and `join night-race`.
import { isRecord } from '../core/isRecord.ts';
import type { Command, CallCommand } from '../core/journal.ts';
import { matchOperation } from '../core/routes.ts';
import type { OperationId } from '../generated/operations.ts';
import { day, hour, minute, second } from '../world/dates.ts';
import { readDepositQuery } from './cashbox/depositQuery.ts';

/** Reads a call's parameters and body, to describe the call in words. */
export interface CallDetails {
  /** A path parameter or a field of the body, as text. Empty if it is missing. */
  readonly text: (name: string) => string;
  /** Formats minor units in `currency`, by default the brand's. */
  readonly money: (amount: number, currency?: string) => string;
}

export const textIn = (value: unknown, name: string): string => {
  const part = isRecord(value) ? value[name] : undefined;
  return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
};

/** Formats minor units: `€50`, `€50.02`. A code that can't be a currency follows the number: `50 none`. */
export function moneyOf(amount: number, currency: string): string {
  const digits = amount % 100 === 0 ? 0 : 2;
  if (!/^[a-z]{3}$/i.test(currency)) return `${(amount / 100).toFixed(digits)} ${currency}`;
  const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat('en', style as Intl.NumberFormatOptions)
    .format(amount / 100)
    .replaceAll('\u{A0}', ' ');
}

const units = [
  [day, 'day'],
  [hour, 'hour'],
  [minute, 'minute'],
  [second, 'second'],
] as const;

/** Formats a span by its two largest units, to the second: `2 hours`, `1 day 3 minutes`. */
export function spanOf(milliseconds: number): string {
  let rest = Math.round(milliseconds / second) * second;
  const parts = units.flatMap(([size, name]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? [] : [`${count} ${name}${count === 1 ? '' : 's'}`];
  });
  return parts.slice(0, 2).join(' ') || `${milliseconds} ms`;
}

/** The persona of a test account's e-mail address, or the address itself. */
const nameOf = (email: string): string => email.replace(/@example\.test$/, '');

function depositWords({ text, money }: CallDetails): string {
  const wanted = readDepositQuery(text('dep_qs'));
  return wanted ? `deposit ${money(wanted.amount, wanted.currency)}` : 'deposit';
}

const sumWords = (verb: string, { text, money }: CallDetails): string =>
  `${verb} ${money(Number(text('amount')), text('currency') || undefined)}`;

export const operationWords: Partial<Readonly<Record<OperationId, (call: CallDetails) => string>>> = {
  login: ({ text }) => `log in as ${nameOf(text('email') || text('phone'))}`,
  registerPlayer: ({ text }) => `register ${text('email') || text('phone')}`,
  refreshToken: () => 'renew the session',
  endAllSessions: () => 'log out everywhere else',
  endSession: ({ text }) => (text('id') === 'current' ? 'log out' : 'log out a device'),
  chooseNickname: ({ text }) => `choose the nickname ${text('nickname')}`,
  changePassword: () => 'change the password',
  updateProfile: () => 'change the profile',
  uploadVerification: () => 'upload a document',
  addFavouriteGame: ({ text }) => `add ${text('slug')} to the favourites`,
  removeFavouriteGame: ({ text }) => `remove ${text('slug')} from the favourites`,
  runGame: ({ text }) => `play ${text('slug')}`,
  joinTournament: ({ text }) => `join ${text('slug')}`,
  chooseTournament: ({ text }) => `choose ${text('slug')}`,
  participateInPromotion: ({ text }) => `join promotion ${text('action_id')}`,
  activateGift: ({ text }) => `activate gift ${text('giftId')}`,
  takeNonDepositPrize: ({ text }) => `take the prize of gift ${text('giftId')}`,
  selectCashboxGift: ({ text }) => `choose gift ${text('user_gift_id')} for the next deposit`,
  cancelBonuses: () => 'give up the bonuses',
  activateCouponCode: ({ text }) => `enter the promo code ${text('code')}`,
  buyCompointProduct: ({ text }) => `buy compoint product ${text('id')}`,
  exchangeCompoints: ({ text }) => `exchange ${text('compoints')} compoints`,
  openDeposit: depositWords,
  createRbkInvoice: (call) => sumWords('deposit', call),
  openMarbellaDeposit: (call) => sumWords('deposit', call),
  cancelDeposit: ({ text }) => `cancel deposit ${text('transaction_id')}`,
  sendPayout: (call) => sumWords('ask for a payout of', call),
  confirmPayout: ({ text }) => `confirm payout ${text('transaction_id')}`,
  cancelPayout: ({ text }) => `cancel payout ${text('transaction_id')}`,
};

const providerWords: Readonly<Record<string, (call: CallDetails) => string>> = {
  session: () => 'the game loads',
  'round/shown': () => 'the game shows a round',
  'crash/state': () => 'the game asks for its flight',
  spin: ({ text, money }) => `spin for ${money(Number(text('bet')))}`,
  'payment/settle': ({ text }) => `payment page: ${text('status')}`,
};

const providerPath = /^\/mock-provider\/(.+)$/;
const longest = 200;

function detailsOf(
  { body }: CallCommand,
  path: Readonly<Record<string, string>>,
  usual: string,
): CallDetails {
  return {
    text: (name) => path[name] ?? textIn(body, name),
    money: (amount, currency) => (Number.isFinite(amount) ? moneyOf(amount, currency ?? usual) : '?'),
  };
}

/** Describes a call in words. Falls back to its operation and path. */
function callWords(command: CallCommand, currency: string): string {
  const { method, path } = command;
  const [pathname = ''] = path.split('?');
  const provider = providerWords[providerPath.exec(pathname)?.[1] ?? ''];
  if (provider) return provider(detailsOf(command, {}, currency));
  const match = matchOperation(method, pathname);
  const request = `${method} ${path.slice(0, longest)}`;
  if (match.found !== 'operation') return request;
  const words = operationWords[match.operation.id];
  return words ? words(detailsOf(command, match.path, currency)) : `${match.operation.id}, ${request}`;
}

/** @param currency the brand's currency */
export function wordsOf(command: Command, currency: string): string {
  if (command.do === 'sign-in') return `log in as ${command.visitor}`;
  return command.do === 'advance' ? `advance ${spanOf(command.by)}` : callWords(command, currency);
}
