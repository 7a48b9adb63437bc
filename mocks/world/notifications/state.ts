// A player's notices and push subscriptions, with each persona's initial ones.
import type { NoticeStatus, NotificationSettings } from '../../generated/model/index.ts';
import { brandFacts } from '../brandFacts.ts';
import { hour } from '../dates.ts';
import type { GiftName } from '../gifts/catalogue.ts';
import type { PersonaId } from '../personas.ts';
import type { LocalText } from '../settings.ts';
import { defineSlice } from '../slice.ts';
import { localText } from '../sums.ts';
import type { NoticeName } from './catalogue.ts';
import { identityTitle } from '../verification/titles.ts';
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

/** Each persona's initial notices: name, hours ago, whether it is new. */
const initialNotices: Record<
  PersonaId,
  readonly (readonly [NoticeName, hoursAgo: number, isNew?: boolean])[]
> = {
  newcomer: [
    ['confirm_email', 0.2, true],
    ['welcome', 0.3, true],
  ],
  registered: [],
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
  blocked: [['welcome', 4_800]],
  guarded: [['welcome', 4_800]],
  withdrawing: [
    ['deposit_done', 30],
    ['welcome', 4_700],
  ],
};

const earlierTournament = localText('Кубок недели', 'Weekly Cup', 'Coppa settimanale', 'Copa semanal');

/** Gives a busy player more than one page. */
const fillerNotices = ['deposit_done', 'tournament_soon', 'gift_waiting', 'winback_ready'] as const;
const olderOf: Partial<Record<PersonaId, number>> = { vip: 52, player: 8 };

const pushService = 'https://push.example.test/send/';
/** Initial push subscriptions by id. */
const initialSubscriptions: Partial<Record<PersonaId, readonly string[]>> = { player: ['p_31xZ'] };

export const noticesSlice = defineSlice('notices', {
  initial: ({ persona, now, random, catalogue }): NoticesContent => {
    const { welcomeTotal, minDeposit } = brandFacts[catalogue.brand];
    const older = Array.from(
      { length: olderOf[persona] ?? 0 },
      (_, index) => [random.pick(fillerNotices), 200 + index * 24] as const,
    );
    const rows = [...initialNotices[persona], ...older].toSorted(([, one], [, other]) => one - other);
    const notices = rows.map(([name, hoursAgo, isNew = false], index): StoredNotice => ({
      id: 9_000 + rows.length - index,
      name,
      values: {
        count: random.int(1, 5) * 10,
        percent: 40,
        level: random.int(1, 4),
        ...(name === 'document_declined' ? { title: identityTitle } : {}),
        ...(name === 'tournament_soon' ? { title: earlierTournament } : {}),
        sum: name === 'welcome' ? welcomeTotal : minDeposit * random.int(3, 60),
      },
      status: isNew ? 'new' : 'read',
      at: now - Math.round(hoursAgo * hour),
    }));
    return {
      notices,
      subscriptions: (initialSubscriptions[persona] ?? []).map((id) => ({
        id,
        endpoint: `${pushService}${id}`,
      })),
      settings: { ...everyTopic },
    };
  },
});
