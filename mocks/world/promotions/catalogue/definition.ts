// The definition of a promotion. It is the same for all players and start times; values that differ per brand
// are listed by brand.
import type { PromoContainerTemplate, PromoPageType, PromoTemplate } from '../../../generated/model/index.ts';
import type { BrandId, LocaleId, LocalText } from '../../settings.ts';
import type { GiftName } from '../../gifts/catalogue.ts';
import { localText } from '../../sums.ts';

/** Stored units per displayed point. */
export const pointUnit = 10_000;

export interface PointName {
  id: number;
  /** The name's plural forms by locale: one, few, many. Locales without 'few' use the first and the last. */
  forms: Record<LocaleId, readonly [one: string, few: string, many: string]>;
  /** Keywords from which the icon is drawn. */
  icon: string;
}

export interface PrizeDefinition {
  id: number;
  /** Whole points. */
  price: number;
  isAdditional?: boolean;
  gift: GiftName;
  /** Total stock; unlimited if missing. */
  stock?: number;
  /**
   * Number of winners, drawn among the players whose points reach the price. If missing in a lottery, everyone
   * whose points reach the price gets the prize.
   */
  winners?: number;
  /** Whether the winner gets, in cash, the part of the prize fund that the other prizes leave. */
  takesRest?: boolean;
}

export type TaskMeasure = 'points' | 'new_slots' | 'big_wins' | 'high_fives' | 'deposit_days';

export interface TaskDefinition {
  id: number;
  picture: string;
  measure: TaskMeasure;
  target: number;
  /** The reward in whole points, of the additional currency if the promotion has one. */
  points: number;
  title: LocalText;
}

/** The reward for each high-five, or for each group of `every` high-fives. Whole points. */
export interface HighFiveReward {
  points: number;
  isAdditional?: boolean;
  every?: number;
}

export interface HighFiveRule {
  sent: readonly HighFiveReward[];
  received: readonly HighFiveReward[];
  /** A line of the promotion's text. */
  text?: LocalText;
}

/** A task to collect `target` points within any `days` consecutive days (S9.61). */
export interface Quest extends Omit<TaskDefinition, 'measure'> {
  days: number;
  /** True if the task counts points of the additional currency. */
  isAdditional: boolean;
}

/** Hours relative to the start of the world. A lottery's `draw` is after its end. */
export type Span = { from: number; to: number | null; draw?: number; shown?: number } | 'new_year';

export interface PromoDefinition {
  id: number;
  slug: string;
  template: PromoTemplate | null;
  container: PromoContainerTemplate;
  sortPriority: number;
  span: Span;
  title: LocalText;
  /** The promotion's text in the format of `markup.ts`. `{step}`, `{fund}` and `{hearts}` are replaced. */
  text: LocalText;
  mechanic: LocalText;
  /** Roubles, or the value of all prizes. */
  fund: number | 'prizes';
  /** Text shown instead of '{sum} in prizes'; null for a promotion that gives no prizes. */
  fundText?: LocalText | null;
  currency: PointName | Record<BrandId, PointName>;
  additional?: PointName;
  /**
   * The bets that earn one point: in roubles, or in whole units of each brand's currency. Null if bets earn no
   * points.
   */
  step: number | Record<BrandId, number> | null;
  highFive?: HighFiveRule | Record<BrandId, HighFiveRule>;
  needsButton: boolean;
  participants: number;
  /** Whole points that the first place has at the end. */
  topPoints: number;
  prizes: readonly PrizeDefinition[];
  tasks: readonly TaskDefinition[];
  quest?: Record<BrandId, Quest>;
  /**
   * Roubles to deposit per day to earn one point of the quest's currency; null if the promotion has no daily
   * deposit tasks.
   */
  dailyDeposit: number | null;
  duckHunt?: number;
  /** Whether the prize fund grows with the wins. */
  hasPool: boolean;
}

export const promoDefaults = {
  container: 'default',
  needsButton: true,
  tasks: [],
  dailyDeposit: null,
  hasPool: false,
} as const;

/**
 * A promotion with template 1, 3 or 4 is a lottery, and one with template 2 or 5 is an exchange. A promotion
 * without a template is a static page (S3.11).
 */
export function pageTypeOf(template: PromoTemplate | null): PromoPageType {
  if (template === null) return 'static';
  return template === 'template2' || template === 'template5' ? 'exchange' : 'lottery';
}

/**
 * Id of a promotion's task in the list of achievements. It doesn't clash with the ids of other achievements,
 * which are small.
 */
export function achievementIdOf(promoId: number, { id }: Pick<TaskDefinition, 'id'>): number {
  return promoId * 1_000 + id;
}

export const byBets = localText('За ставки', 'For bets', 'Per le puntate', 'Por apostas');
export const byTasks = localText('За задания', 'For tasks', 'Per le missioni', 'Por missões');

export function pointName(
  id: number,
  icon: string,
  ru: readonly [string, string, string],
  en: readonly [string, string],
  it: readonly [string, string],
  br: readonly [string, string],
): PointName {
  const two = ([one, other]: readonly [string, string]): readonly [string, string, string] => [
    one,
    other,
    other,
  ];
  return { id, icon, forms: { ru, en: two(en), it: two(it), br: two(br) } };
}
