// Notices of a player, and the browsers that get them as push messages.
import type { Context } from '../../core/handler.ts';
import type { Notice, NoticeStatus } from '../../generated/model/index.ts';
import { brandFacts, moneyText } from '../catalogue/brandFacts.ts';
import { levelsOf } from '../catalogue/levels.ts';
import { noticeTemplates, noticeText, type NoticeName } from '../catalogue/notices.ts';
import { day, hour, isoOf } from '../dates.ts';
import type { PersonaId } from '../personas.ts';
import { nextId, type PlayerState } from '../state.ts';
import { defineSlice } from './slice.ts';

/** What the template's names stand for: `sum` in whole units of money, `level` as an index, others as they are. */
export interface NoticeValues {
  sum?: number;
  level?: number;
  count?: number;
  percent?: number;
}

interface StoredNotice {
  id: number;
  name: NoticeName;
  values: NoticeValues;
  status: NoticeStatus;
  at: number;
}

interface NoticesContent {
  /** Newest first. */
  notices: StoredNotice[];
  subscriptions: { id: string; endpoint: string }[];
}

/** What each persona has been told before the world begins: name, hours ago, whether it is new. */
const before: Record<PersonaId, readonly (readonly [NoticeName, hoursAgo: number, isNew?: boolean])[]> = {
  newcomer: [
    ['confirm_email', 0.2, true],
    ['welcome', 0.3, true],
  ],
  registered: [['welcome', 0, true]],
  player: [
    ['gift_waiting', 1, true],
    ['tournament_soon', 5, true],
    ['level_reached', 40],
    ['deposit_done', 70],
    ['welcome', 4_800],
  ],
  vip: [
    ['manager_hello', 2, true],
    ['level_reached', 20],
    ['deposit_done', 30],
    ['tournament_soon', 50],
    ['winback_ready', 90],
    ['deposit_done', 130],
    ['gift_waiting', 180],
    ['welcome', 35_000],
  ],
  wagering: [
    ['bonus_running', 1, true],
    ['deposit_done', 26],
    ['welcome', 950],
  ],
  broke: [
    ['winback_ready', 3, true],
    ['document_declined', 45, true],
    ['deposit_done', 60],
    ['welcome', 2_150],
  ],
  'multi-account': [
    ['document_declined', 118],
    ['welcome', 350],
  ],
  excluded: [['welcome', 4_800]],
};

/** A busy player has more than a page of them. */
const usualNews = ['deposit_done', 'tournament_soon', 'gift_waiting', 'winback_ready'] as const;
const olderOf: Partial<Record<PersonaId, number>> = { vip: 52, player: 8 };

export const noticesSlice = defineSlice('notices', {
  initial: ({ persona, now, random, catalogue }): NoticesContent => {
    const { welcomeSum, leastDeposit } = brandFacts[catalogue.brand];
    const older = Array.from({ length: olderOf[persona] ?? 0 }, (_, index) => [random.pick(usualNews), 200 + index * 24] as const);
    const told = [...before[persona], ...older].toSorted(([, one], [, other]) => one - other);
    const notices = told.map(([name, hoursAgo, isNew = false], index): StoredNotice => ({
      id: 9_000 + told.length - index,
      name,
      values: { count: random.int(1, 5) * 10, percent: 40, level: random.int(1, 4), sum: name === 'welcome' ? welcomeSum : leastDeposit * random.int(3, 60) },
      status: isNew ? 'new' : 'read',
      at: now - Math.round(hoursAgo * hour),
    }));
    return { notices, subscriptions: [] };
  },
});

function textsOf(call: Context, values: NoticeValues): Record<string, string> {
  const { sum, level, ...plain } = values;
  const [{ name } = { name: '' }] = levelsOf(call.locale).slice(level, (level ?? 0) + 1);
  const numbers = Object.entries(plain).map(([key, value]) => [key, String(value)] as const);
  return {
    ...Object.fromEntries(numbers),
    ...(sum === undefined ? {} : { sum: moneyText(sum, call.brand, call.locale) }),
    ...(level === undefined ? {} : { level: name }),
  };
}

function noticeOf(call: Context, { id, name, values, status, at }: StoredNotice): Notice {
  const { button, image } = noticeTemplates[name];
  return {
    id,
    status,
    msg: noticeText(name, textsOf(call, values), call.locale),
    ...(button ? { button: { link: button.link, text: button.text[call.locale] } } : {}),
    image,
    created_at: isoOf(at),
  };
}

export interface NoticePage {
  data: Notice[];
  total: number;
  unread: number;
}

/** A part of a player's notices, newest first. */
export function noticesOf(call: Context, player: PlayerState, offset: number, limit: number): NoticePage {
  const { notices } = noticesSlice.of(call, player);
  return {
    data: notices.slice(offset, offset + limit).map((notice) => noticeOf(call, notice)),
    total: notices.length,
    unread: notices.filter(({ status }) => status === 'new').length,
  };
}

/** Marks a notice as read; false when there is none with this id. */
export function readNotice(call: Context, player: PlayerState, id: number): boolean {
  const notice = noticesSlice.of(call, player).notices.find((item) => item.id === id);
  if (!notice) return false;
  notice.status = 'read';
  // Other tabs and devices of the player count anew.
  call.emit({ type: 'notification.updated', data: { notification: noticeOf(call, notice) } }, { player: player.id });
  return true;
}

/** Tells a player something: in the list, and by the socket at once. */
export function addNotice(call: Context, player: PlayerState, name: NoticeName, values: NoticeValues = {}): void {
  const notice: StoredNotice = { id: 10_000 + nextId(call.state, 'notice'), name, values, status: 'new', at: call.now };
  const slice = noticesSlice.of(call, player);
  slice.notices = [notice, ...slice.notices.filter(({ at }) => call.now - at < 2_000 * day)];
  call.emit({ type: 'notification.updated', data: { notification: noticeOf(call, notice) } }, { player: player.id });
}

const mostSubscriptions = 20;

/** Remembers a browser; the same endpoint gives the same id. */
export function subscribePush(call: Context, player: PlayerState, endpoint: string): string {
  const slice = noticesSlice.of(call, player);
  const known = slice.subscriptions.find((item) => item.endpoint === endpoint);
  if (known) return known.id;
  const id = `push-${nextId(call.state, 'push')}`;
  slice.subscriptions = [...slice.subscriptions, { id, endpoint }].slice(-mostSubscriptions);
  return id;
}

/** Forgets a browser; false when it was not known. */
export function unsubscribePush(call: Context, player: PlayerState, id: string): boolean {
  const slice = noticesSlice.of(call, player);
  const count = slice.subscriptions.length;
  slice.subscriptions = slice.subscriptions.filter((item) => item.id !== id);
  return slice.subscriptions.length < count;
}
