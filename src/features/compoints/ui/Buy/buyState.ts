import type { ErrorText } from '#/i18n/errorTexts.ts';
import type { CompointProduct } from '#/api/generated/model/index.ts';
import type { Remedy } from '../../model/refusals.ts';

export type BuyState =
  | { readonly step: 'question' | 'waiting' }
  | { readonly step: 'done'; readonly giftTitle: string }
  | { readonly step: 'tooFew'; readonly missing: number }
  | {
      readonly step: 'refused';
      readonly text: ErrorText;
      /** Compoints that were missing, and a level or a number that was named, where the server says. */
      readonly missing: number | null;
      readonly limit: number | null;
      readonly remedy: Remedy;
      /** There was no answer: the purchase may have been done. */
      readonly isUncertain: boolean;
    };

export type BuyViewProps = {
  product: CompointProduct;
  /** Whole compoints before the purchase, or after it once it is done; null while they are not known. */
  owned: number | null;
  state: BuyState;
  onConfirm: () => void;
  onSupport: () => void;
  onClose: () => void;
};
