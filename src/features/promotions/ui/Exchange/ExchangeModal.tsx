import { useMutation } from '@tanstack/react-query';
import { isOutcomeKnown } from '#/api/idempotency.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { textOfError } from '#/i18n/errorTexts.ts';
import { openModal, type Closable } from '#/overlays/modals.store.ts';
import { exchangeMutation } from '../../data/mutations.ts';
import { promotionTexts, remedyOf } from '../../model/refusals.ts';
import type { ExchangeModalProps } from '../../promotions.modals.ts';
import { ExchangeView } from './ExchangeView.tsx';
import type { ExchangeState } from './exchangeState.ts';

export default function ExchangeModal({ promo, prize, owned, close }: ExchangeModalProps & Closable) {
  const exchange = useMutation(exchangeMutation(promo, prize.id));
  const { error } = exchange;
  const stateOf = (): ExchangeState => {
    if (exchange.isSuccess) return { step: 'done' };
    if (exchange.isPending) return { step: 'waiting' };
    if (!error) return { step: 'question' };
    const isUncertain = !isOutcomeKnown(error);
    return {
      step: 'refused',
      text: textOfError(error, promotionTexts),
      missing: error.data.missingAmount ?? null,
      remedy: remedyOf(error.code, !isUncertain),
      isUncertain,
    };
  };
  return (
    <ExchangeView
      promo={promo}
      prize={prize}
      owned={owned}
      state={stateOf()}
      onConfirm={() => exchange.mutate()}
      onSupport={() => {
        close();
        openModal(supportModal, {});
      }}
      onClose={close}
    />
  );
}
