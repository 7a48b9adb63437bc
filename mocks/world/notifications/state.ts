// A player's notices and push subscriptions, with each persona's initial ones.
import type { NoticeStatus, NotificationSettings } from '../../generated/model/index.ts';
import type { GiftName } from '../gifts/catalogue.ts';
import type { PersonaId } from '../personas.ts';
import type { LocalText } from '../settings.ts';
import { defineSlice } from '../slice.ts';
import type { NoticeName } from './catalogue.ts';
import { initialNotices } from './initial.state.ts';
import { everyTopic } from './rules.ts';

/** Values for the template: `sum` in whole units of money, `level` as an index, others as text. */
export interface NoticeValues {
  sum?: number;
  level?: number;
  count?: number;
  percent?: number;
  place?: number;
  title?: LocalText;
  /** Title of another event that the notice names. */
  other?: LocalText;
  /** The gift that the notice names. `amount` in minor units, null for its template's. */
  gift?: { name: GiftName; amount: number | null };
  /** Target of the button; overrides the template's. */
  link?: string;
}

export interface StoredNotice {
  id: number;
  name: NoticeName;
  values: NoticeValues;
  status: NoticeStatus;
  at: number;
  /** The player had switched off its topic when it was sent. */
  isSilent?: boolean;
}

interface NoticesContent {
  /** Newest first. */
  notices: StoredNotice[];
  subscriptions: { id: string; endpoint: string }[];
  settings: NotificationSettings;
}

const pushService = 'https://push.example.test/send/';
/** Initial push subscriptions by id. */
const initialSubscriptions: Partial<Record<PersonaId, readonly string[]>> = { player: ['p_31xZ'] };

export const noticesSlice = defineSlice('notices', {
  initial: (origin): NoticesContent => ({
    notices: initialNotices(origin),
    subscriptions: (initialSubscriptions[origin.persona] ?? []).map((id) => ({
      id,
      endpoint: `${pushService}${id}`,
    })),
    settings: { ...everyTopic },
  }),
});
