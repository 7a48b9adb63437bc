import type { LocalText } from '../settings.ts';
import type { GiftName } from './catalogue.ts';
import { localText } from '../sums.ts';

export interface Coupon {
  code: string;
  gives: readonly GiftName[];
  /** Last day of validity, relative to the start of the world. Negative means expired. */
  untilDay: number;
  /** The total deposits that the player must have made, in roubles. */
  deposited?: number;
  needsEmail?: boolean;
  needsPhone?: boolean;
  /** The code works only for players without an active bonus. */
  needsNoBonus?: boolean;
  message: LocalText;
}

const thanks = localText(
  'Код принят: всё ждёт тебя в подарках',
  'Code accepted: it’s all waiting in your gifts',
  'Codice accettato: trovi tutto nei regali',
  'Código aceito: está tudo nos seus presentes',
);

export const coupons: readonly Coupon[] = [
  { code: 'SUMMER26', gives: ['spins50'], untilDay: 40, message: thanks },
  { code: 'STARTER', gives: ['spins20', 'compoints500', 'deposit100'], untilDay: 400, message: thanks },
  { code: 'SPRING26', gives: ['spins20'], untilDay: -10, message: thanks },
  { code: 'BONUS1000', gives: ['bonus1000'], untilDay: 90, needsNoBonus: true, message: thanks },
  { code: 'REGULAR', gives: ['cash300'], untilDay: 90, deposited: 30_000, message: thanks },
  { code: 'MAIL', gives: ['spins20'], untilDay: 90, needsEmail: true, message: thanks },
  { code: 'PHONE', gives: ['spins20'], untilDay: 90, needsPhone: true, message: thanks },
  {
    code: 'CONTACTS',
    gives: ['bonusConfirmed'],
    untilDay: 90,
    needsEmail: true,
    needsPhone: true,
    message: thanks,
  },
];

/** A promo code in upper case without surrounding spaces; null if the text can't be one. */
export function normaliseCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return /^[A-Z0-9-]{3,40}$/.test(code) ? code : null;
}
