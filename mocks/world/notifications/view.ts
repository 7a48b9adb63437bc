import { partOf } from '../paging.ts';
import type { Notice, NotificationSettings } from '../../generated/model/index.ts';
import { moneyText } from '../brandFacts.ts';
import type { Context } from '../context.ts';
import { isoOf } from '../dates.ts';
import { giftTemplates, giftTitle } from '../gifts/catalogue.ts';
import { ownGift } from '../gifts/view.ts';
import { gameBySlug } from '../lobby/games.catalogue.ts';
import { levelName } from '../levels/catalogue.ts';
import type { PlayerState } from '../state.ts';
import {
  giftSources,
  noticeTemplates,
  noticeText,
  type NoticeName,
  type NoticeValues,
  type StoredNotice,
} from './catalogue.ts';
import { hasTournamentEnded } from '../tournaments/view.ts';
import { topicOfNotice } from './rules.ts';
import { noticesSlice } from './state.ts';

const namedGift = (
  call: Context,
  player: PlayerState,
  { giftId }: NoticeValues,
): ReturnType<typeof ownGift> => (giftId === undefined ? undefined : ownGift(call, player, giftId));

/** Notices that ask the player to join a tournament or to switch to it. */
const invitations: readonly NoticeName[] = [
  'seat_free',
  'tournament_invited',
  'tournament_started_elsewhere',
];

/** Whether the action that the notice's button offers is already done or no longer possible. */
export function isActionOver(
  call: Context,
  player: PlayerState,
  { name, values }: Pick<StoredNotice, 'name' | 'values'>,
): boolean {
  if (name === 'confirm_email')
    return player.contacts.some(({ type, isVerified }) => type === 'email' && isVerified);
  if (invitations.includes(name)) return hasTournamentEnded(call, values.link?.split('/').at(-1));
  // This notice's button leads to the list of ended gifts, so the button stays useful after the gift has
  // expired.
  if (name === 'gift_expired') return false;
  const gift = namedGift(call, player, values);
  return gift !== undefined && (gift.isDisabled || gift.state === 'used' || gift.state === 'expired');
}

/** Game and source of a gift, such as ' (Golden Harvest, Duck Season)', or an empty string. */
function originText(call: Context, gift: ReturnType<typeof ownGift>): string {
  if (!gift) return '';
  const { game } = giftTemplates[gift.name];
  const gameName = game === undefined ? undefined : gameBySlug(call.world.catalogue, game)?.name;
  const source = (gift.promotion ?? giftSources[gift.reason])?.[call.locale];
  const parts = [gameName, source].filter((part) => part !== undefined);
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

function textsOf(call: Context, player: PlayerState, values: NoticeValues): Record<string, string> {
  const { sum, least, level, title, points, other, gift, link: _, giftId: __, ...plain } = values;
  const numbers = Object.entries(plain).map(([key, value]) => [key, String(value)] as const);
  return {
    ...Object.fromEntries(numbers),
    from: originText(call, namedGift(call, player, values)),
    ...(sum === undefined ? {} : { sum: moneyText(sum, call.brand, call.locale) }),
    ...(least === undefined ? {} : { least: moneyText(least, call.brand, call.locale) }),
    ...(level === undefined ? {} : { level: levelName(level, call.locale) }),
    ...(title === undefined ? {} : { title: title[call.locale] }),
    ...(points === undefined ? {} : { points: points[call.locale] }),
    ...(gift === undefined ? {} : { gift: giftTitle(gift.name, call.brand, call.locale, gift.amount) }),
    ...(other === undefined ? {} : { other: other[call.locale] }),
  };
}

/** The notice in the language of the call. */
export function noticeOf(
  call: Context,
  player: PlayerState,
  { id, name, values, status, at, isSilent = false }: StoredNotice,
): Notice {
  const { image } = noticeTemplates[name];
  const button = isActionOver(call, player, { name, values }) ? null : noticeTemplates[name].button;
  return {
    id,
    status,
    msg: noticeText(name, textsOf(call, player, values), call.locale),
    ...(button ? { button: { link: values.link ?? button.link, text: button.text[call.locale] } } : {}),
    image,
    topic: topicOfNotice(name),
    createdAt: isoOf(at),
    ...(isSilent ? { isSilent } : {}),
  };
}

export interface NoticePage {
  data: Notice[];
  total: number;
  unread: number;
}

export function noticesOf(call: Context, player: PlayerState, offset: number, limit: number): NoticePage {
  const { notices } = noticesSlice.of(call, player);
  const { data, total } = partOf(notices, { offset, limit });
  return {
    data: data.map((notice) => noticeOf(call, player, notice)),
    total,
    unread: notices.filter(({ status }) => status === 'new').length,
  };
}

export function noticeSettingsOf(call: Context, player: PlayerState): NotificationSettings {
  return { ...noticesSlice.of(call, player).settings };
}
