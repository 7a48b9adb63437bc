// What a promotion is made of, before clock, brand and player have their say.
import type { PromoContainerTemplate, PromoPageType, PromoTemplate } from '../../../generated/model/index.ts';
import type { BrandId, LocaleId, LocalText } from '../../settings.ts';
import type { GiftName } from '../../gifts/catalogue.ts';
import { words } from '../../sums.ts';

/** 10 000 per point that the player sees. */
export const pointUnit = 10_000;

export interface PointName {
  id: number;
  /** Forms by locale: one, few, many; other languages have the first and the last. */
  forms: Record<LocaleId, readonly [one: string, few: string, many: string]>;
  /** Words that its icon is drawn after. */
  icon: string;
}

export interface PrizeDefinition {
  id: number;
  /** Whole points. */
  price: number;
  isAdditional?: boolean;
  gift: GiftName;
  /** How many there are; without it there is no end. */
  stock?: number;
  /**
   * How many are drawn at the end of a lottery, of those who have its price in points; a prize of a lottery without it comes by itself
   * with so many points.
   */
  winners?: number;
}

export type TaskMeasure = 'points' | 'new_slots' | 'big_wins' | 'high_fives' | 'deposit_days';

export interface TaskDefinition {
  id: number;
  picture: string;
  measure: TaskMeasure;
  target: number;
  /** Whole points that it gives, of the additional currency where there is one. */
  points: number;
  title: LocalText;
}

/** Whole points, for each high-five or for every so many of them. */
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

/** What has to be collected within the last days (specification S9.61). It is a task among the others. */
export interface Quest extends Omit<TaskDefinition, 'measure'> {
  days: number;
  /** Collected are points of the additional currency. */
  isAdditional: boolean;
}

/** Hours around the beginning of the world. `draw` of a lottery lies after its end. */
export type Span = { from: number; to: number | null; draw?: number; shown?: number } | 'new_year';

export interface PromoDefinition {
  id: number;
  slug: string;
  template: PromoTemplate | null;
  container: PromoContainerTemplate;
  sortPriority: number;
  span: Span;
  title: LocalText;
  /** Lines of `pages/markup.ts`; `{step}`, `{fund}` and `{hearts}` are filled in. */
  text: LocalText;
  mechanic: LocalText;
  /** Roubles. */
  fund: number;
  currency: PointName | Record<BrandId, PointName>;
  additional?: PointName;
  /** Roubles of bets for a point, or by brand in whole units of its currency; null when bets give none. */
  step: number | Record<BrandId, number> | null;
  highFive?: HighFiveRule | Record<BrandId, HighFiveRule>;
  needsButton: boolean;
  participants: number;
  /** Whole points that the first of the table has at the end. */
  topPoints: number;
  prizes: readonly PrizeDefinition[];
  tasks: readonly TaskDefinition[];
  quest?: Record<BrandId, Quest>;
  /** Roubles that have to be deposited each day for a point, of the kind that the quest asks for; null without such tasks. */
  dailyDeposit: number | null;
  duckHunt?: number;
  /** Roubles with which the pool begins; null without a counter. */
  pool: number | null;
}

export const usualPromo = {
  container: 'default',
  needsButton: true,
  tasks: [],
  dailyDeposit: null,
  pool: null,
} as const;

/** 1, 3 and 4 are lotteries, 2 and 5 are exchanges; without a template it is a static page (specification S3.11). */
export function pageTypeOf(template: PromoTemplate | null): PromoPageType {
  if (template === null) return 'static';
  return template === 'template2' || template === 'template5' ? 'exchange' : 'lottery';
}

/** The id under which a task stands among the achievements of a player: theirs are small numbers. */
export function achievementIdOf(promoId: number, { id }: Pick<TaskDefinition, 'id'>): number {
  return promoId * 1_000 + id;
}

export const byBets = words('За ставки', 'For bets', 'Per le puntate', 'Por apostas');
export const byTasks = words('За задания', 'For tasks', 'Per le missioni', 'Por missões');

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
