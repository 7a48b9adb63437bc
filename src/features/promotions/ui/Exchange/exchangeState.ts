import type { Promo, PromoPrize } from '#/api/generated/model/index.ts';
import type { ErrorText } from '#/i18n/errorTexts.ts';
import type { Remedy } from '../../model/refusals.ts';

export type ExchangeState =
  | { readonly step: 'question' | 'waiting' | 'done' }
  | {
      readonly step: 'refused';
      readonly text: ErrorText;
      /** Points that were missing, 10 000 parts each, where the server says. */
      readonly missing: number | null;
      readonly remedy: Remedy;
      /** There was no answer: the exchange may have been done. */
      readonly isUncertain: boolean;
    };

export type ExchangeViewProps = {
  promo: Promo;
  prize: PromoPrize;
  /** Of the prize's currency before the exchange, 10 000 parts a point. */
  owned: number;
  state: ExchangeState;
  onConfirm: () => void;
  onSupport: () => void;
  onClose: () => void;
};
