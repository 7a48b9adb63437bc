import { partOf } from '../paging.ts';
import type { Notice, NotificationSettings } from '../../generated/model/index.ts';
import { moneyText } from '../brandFacts.ts';
import type { Context } from '../context.ts';
import { isoOf } from '../dates.ts';
import { giftTitle } from '../gifts/catalogue.ts';
import { levelName } from '../levels/catalogue.ts';
import type { PlayerState } from '../state.ts';
import { noticeTemplates, noticeText, type NoticeValues, type StoredNotice } from './catalogue.ts';
import { noticesSlice } from './state.ts';

function textsOf(call: Context, values: NoticeValues): Record<string, string> {
  const { sum, level, title, points, other, gift, link: _, ...plain } = values;
  const numbers = Object.entries(plain).map(([key, value]) => [key, String(value)] as const);
  return {
    ...Object.fromEntries(numbers),
    ...(sum === undefined ? {} : { sum: moneyText(sum, call.brand, call.locale) }),
    ...(level === undefined ? {} : { level: levelName(level, call.locale) }),
    ...(title === undefined ? {} : { title: title[call.locale] }),
    ...(points === undefined ? {} : { points: points[call.locale] }),
    ...(gift === undefined ? {} : { title: giftTitle(gift.name, call.brand, call.locale, gift.amount) }),
    ...(other === undefined ? {} : { other: other[call.locale] }),
  };
}

export function noticeOf(
  call: Context,
  { id, name, values, status, at, isSilent = false }: StoredNotice,
): Notice {
  const { button, image } = noticeTemplates[name];
  return {
    id,
    status,
    msg: noticeText(name, textsOf(call, values), call.locale),
    ...(button ? { button: { link: values.link ?? button.link, text: button.text[call.locale] } } : {}),
    image,
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
    data: data.map((notice) => noticeOf(call, notice)),
    total,
    unread: notices.filter(({ status }) => status === 'new').length,
  };
}

export function noticeSettingsOf(call: Context, player: PlayerState): NotificationSettings {
  return { ...noticesSlice.of(call, player).settings };
}
