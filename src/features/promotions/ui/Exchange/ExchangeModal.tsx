import Gift from 'lucide-react/icons/gift';
import { FormattedMessage } from 'react-intl';
import type { Promo, PromoMembershipResponse, PromoPrize } from '#/api/generated/model/index.ts';
import type { ActionState } from '#/api/useAction.ts';
import { ActionDialog } from '#/entities/action/ActionDialog.tsx';
import { useDialogAction } from '#/entities/action/useDialogAction.ts';
import { OfferedLocks, OfferedTerms } from '#/entities/gift/OfferedTerms.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { promoErrorTexts } from '#/entities/promo/errorTexts.ts';
import { PointsText } from '#/entities/promo/PointsText.tsx';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal, type Closable } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { StepPicture } from '#/ui/DialogStep/StepPicture.tsx';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import { exchangeMutation } from '../../data/mutations.ts';
import { currencyOf, pointsFor, prizeName } from '../../model/prizes.ts';
import styles from './ExchangeModal.module.css';

export interface ExchangeModalProps {
  promo: Promo;
  prize: PromoPrize;
  /** The player's balance of the points in which the prize is priced, in 1/10 000 of a point. */
  owned: number;
}

export default function ExchangeModal({ close, ...exchange }: ExchangeModalProps & Closable) {
  const { state, run } = useDialogAction(exchangeMutation(exchange.promo, exchange.prize.id), {
    done: () => ({ id: 'promotions.exchange.done', values: { prize: prizeName(exchange.prize) } }),
    refused: promoErrorTexts,
    uncertain: 'promotions.exchange.uncertain',
  });
  return (
    <ExchangeView
      {...exchange}
      state={state}
      onConfirm={() => run()}
      onSupport={() => {
        close();
        openModal(supportModal, {});
      }}
      onClose={close}
    />
  );
}

export interface ExchangeViewProps extends ExchangeModalProps {
  state: ActionState<PromoMembershipResponse>;
  onConfirm: () => void;
  onSupport: () => void;
  onClose: () => void;
}

export function ExchangeView({ promo, prize, owned, state, ...on }: ExchangeViewProps) {
  const { money } = useMoney();
  const currency = currencyOf(promo, prize);
  const missing = state.step === 'failed' ? state.refused.missing : undefined;
  const name = { prize: prizeName(prize) };
  const rest =
    state.step === 'done' ? pointsFor(promo, prize, state.answer.data) : Math.max(0, owned - prize.price);
  return (
    <ActionDialog
      {...on}
      state={state}
      art={<StepPicture src={prize.image} icon={Gift} />}
      question={{
        title: <FormattedMessage id="promotions.exchange.question" values={name} />,
        text: <FormattedMessage id="promotions.exchange.text" />,
        confirm: <FormattedMessage id="promotions.exchange.button" />,
      }}
      done={{
        title: <FormattedMessage id="promotions.exchange.done" values={name} />,
        text: <FormattedMessage id="promotions.exchange.doneText" />,
        action: (
          <ButtonLink to={paths.gifts()} onClick={on.onClose}>
            <FormattedMessage id="promotions.win.gifts" />
          </ButtonLink>
        ),
        close: <FormattedMessage id="promotions.exchange.more" />,
      }}
      texts={promoErrorTexts}
      refused={{
        missing: missing !== undefined && (
          <FormattedMessage
            id="promotions.exchange.missing"
            values={{ amount: <PointsText parts={missing} currency={currency} /> }}
          />
        ),
      }}
      uncertain={<FormattedMessage id="promotions.exchange.uncertain" />}
      height="34rem"
    >
      <SummaryList>
        {state.step === 'question' && <OfferedTerms gift={prize} money={money} />}
        <SummaryRow term={<FormattedMessage id="promotions.exchange.price" />}>
          <PointsText parts={prize.price} currency={currency} />
        </SummaryRow>
        <SummaryRow
          term={
            <FormattedMessage
              id={state.step === 'done' ? 'promotions.exchange.rest' : 'promotions.exchange.restAfter'}
            />
          }
          isTotal
        >
          <PointsText parts={rest} currency={currency} />
        </SummaryRow>
      </SummaryList>
      {state.step === 'question' && <OfferedLocks gift={prize} />}
      {state.step !== 'done' && (
        <p className={styles.place}>
          <FormattedMessage id="promotions.exchange.place" />
        </p>
      )}
    </ActionDialog>
  );
}
