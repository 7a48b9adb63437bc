import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { CompointProduct } from '#/api/generated/model/index.ts';
import { isOutcomeKnown } from '#/api/idempotency.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { textOfError } from '#/i18n/errorTexts.ts';
import { openModal, type Closable } from '#/overlays/modals.store.ts';
import { buyMutation } from '../../data/mutations.ts';
import { compointTexts, remedyOf } from '../../model/refusals.ts';
import type { BuyState } from './buyState.ts';
import { BuyView } from './BuyView.tsx';

export default function BuyModal({ product, close }: { product: CompointProduct } & Closable) {
  const balance = useQuery(balanceQuery()).data?.data.compoint_balance ?? null;
  const buy = useMutation(buyMutation(product.id));
  // The balance follows the purchase by the socket; the sum in the dialog is of before it.
  const [before, setBefore] = useState<number | null>(null);
  const owned = buy.isIdle ? balance : before;
  const stateOf = (): BuyState => {
    const { error, data } = buy;
    if (data) return { step: 'done', giftTitle: data.data.gift.title };
    if (buy.isPending) return { step: 'waiting' };
    if (!error)
      return owned !== null && owned < product.price
        ? { step: 'tooFew', missing: product.price - owned }
        : { step: 'question' };
    const isUncertain = !isOutcomeKnown(error);
    return {
      step: 'refused',
      text: textOfError(error, compointTexts),
      missing: error.data.missingAmount ?? null,
      limit: error.data.limit ?? null,
      remedy: remedyOf(error.code, isUncertain),
      isUncertain,
    };
  };
  return (
    <BuyView
      product={product}
      owned={buy.data ? buy.data.data.compointBalance : owned}
      state={stateOf()}
      onConfirm={() => {
        setBefore(balance);
        buy.mutate();
      }}
      onSupport={() => {
        close();
        openModal(supportModal, {});
      }}
      onClose={close}
    />
  );
}
