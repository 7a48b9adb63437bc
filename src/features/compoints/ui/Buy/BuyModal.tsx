import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { CompointProduct, CompointPurchaseResponse } from '#/api/generated/model/index.ts';
import type { ActionState } from '#/api/useAction.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { type Closable, openModal } from '#/overlays/modals.store.ts';
import { ActionDialog } from '#/entities/action/ActionDialog.tsx';
import { useDialogAction } from '#/entities/action/useDialogAction.ts';
import { runsAlone } from '#/entities/gift/rules.ts';
import { OfferedLocks, OfferedTerms } from '#/entities/gift/OfferedTerms.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { StepPicture } from '#/ui/DialogStep/StepPicture.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import { buyMutation, compointTexts } from '../../data/mutations.ts';
import styles from './BuyModal.module.css';

export default function BuyModal({ product, close }: { product: CompointProduct } & Closable) {
  const money = useQuery(balanceQuery()).data?.data;
  const balance = money?.compoint_balance ?? null;
  const { state, run } = useDialogAction(buyMutation(product.id), {
    done: ({ data }) => ({ id: 'compoints.buy.done', values: { product: data.gift.title } }),
    refused: compointTexts,
    uncertain: 'compoints.uncertain',
  });
  // The socket updates the balance during the purchase, but the dialog keeps showing the balance from before.
  const [before, setBefore] = useState<number | null>(null);
  return (
    <BuyView
      product={product}
      owned={state.step === 'question' ? balance : before}
      hasBonus={money?.is_active_bonus ?? false}
      state={state}
      onConfirm={() => {
        setBefore(balance);
        run();
      }}
      onSupport={() => {
        close();
        openModal(supportModal, {});
      }}
      onClose={close}
    />
  );
}

export interface BuyViewProps {
  product: CompointProduct;
  /** Compoints before the purchase, a whole number. Null until they have loaded. */
  owned: number | null;
  /** Whether the player is wagering a bonus. */
  hasBonus: boolean;
  state: ActionState<CompointPurchaseResponse>;
  onConfirm: () => void;
  onSupport: () => void;
  onClose: () => void;
}

export function BuyView(props: BuyViewProps) {
  const { product, owned, hasBonus, state, onConfirm, onSupport, onClose } = props;
  const { money, count } = useMoney();
  const bought = state.step === 'done' ? state.answer.data : null;
  const missing = state.step === 'failed' ? state.refused.missing : undefined;
  // Keep the button during the purchase. If another control replaced it, a quick second press would hit that
  // control.
  const isOffered = state.step === 'question' || state.step === 'waiting';
  const mustWait = hasBonus && product.giftType !== undefined && runsAlone({ type: product.giftType });
  const isTooLittle = state.step === 'question' && owned !== null && owned < product.price;
  return (
    <ActionDialog
      state={state}
      art={<StepPicture src={product.image} icon={ShoppingBag} />}
      question={{
        title: <FormattedMessage id="compoints.buy.question" values={{ product: product.title }} />,
        text: <FormattedMessage id={isTooLittle ? 'compoints.buy.earn' : 'compoints.buy.text'} />,
        confirm: <FormattedMessage id="compoints.buy.confirm" values={{ count: count(product.price) }} />,
        remedy: isTooLittle ? 'play' : null,
      }}
      done={{
        title: <FormattedMessage id="compoints.buy.done" values={{ product: bought?.gift.title }} />,
        text: <FormattedMessage id="compoints.buy.doneText" />,
        action: (
          <ButtonLink to={paths.gifts()} onClick={onClose}>
            <FormattedMessage id="compoints.buy.toGifts" />
          </ButtonLink>
        ),
        close: <FormattedMessage id="compoints.buy.more" />,
      }}
      texts={compointTexts}
      refused={{
        missing: missing !== undefined && (
          <FormattedMessage id="compoints.buy.missing" values={{ count: missing }} />
        ),
      }}
      uncertain={<FormattedMessage id="compoints.uncertain" />}
      height="37rem"
      onConfirm={onConfirm}
      onSupport={onSupport}
      onClose={onClose}
    >
      <SummaryList>
        {isOffered && <OfferedTerms gift={product} money={money} />}
        <Sum price={product.price} owned={owned} left={bought?.compointBalance} />
      </SummaryList>
      {isOffered && (
        <>
          <OfferedLocks gift={product} />
          <p className={styles.loss} role="note">
            {mustWait && (
              <>
                <FormattedMessage id="compoints.buy.mustWait" />{' '}
              </>
            )}
            <FormattedMessage id="compoints.buy.loss" />
          </p>
        </>
      )}
      {isTooLittle && <Saving price={product.price} owned={owned} />}
    </ActionDialog>
  );
}

interface SumProps {
  price: number;
  owned: number | null;
  /** Compoints after the purchase. */
  left: number | undefined;
}

function Sum({ price, owned, left }: SumProps) {
  return (
    <>
      <Line id="compoints.buy.price" count={price} />
      {left !== undefined && <Line id="compoints.buy.rest" count={left} isTotal />}
      {left === undefined && owned !== null && <Line id="compoints.buy.owned" count={owned} />}
      {left === undefined && owned !== null && owned >= price && (
        <Line id="compoints.buy.restAfter" count={owned - price} isTotal />
      )}
    </>
  );
}

interface LineProps {
  id: FormatjsIntl.Message['ids'];
  count: number;
  isTotal?: boolean;
}

function Line({ id, count, isTotal = false }: LineProps) {
  return (
    <SummaryRow term={<FormattedMessage id={id} />} isTotal={isTotal}>
      <FormattedNumber value={count} useGrouping="always" />
    </SummaryRow>
  );
}

function Saving({ price, owned }: { price: number; owned: number }) {
  const { formatMessage } = useIntl();
  return (
    <ProgressBar
      label={formatMessage({ id: 'compoints.buy.missing' }, { count: price - owned })}
      value={(owned / price) * 100}
    />
  );
}
