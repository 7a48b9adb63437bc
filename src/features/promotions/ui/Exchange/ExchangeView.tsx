import Gift from 'lucide-react/icons/gift';
import { FormattedMessage } from 'react-intl';
import type { Promo, PromoPrize } from '#/api/generated/model/index.ts';
import type { ActionState } from '#/api/useAction.ts';
import { ActionDialog } from '#/entities/action/ActionDialog.tsx';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { StepPicture } from '#/ui/DialogStep/StepPicture.tsx';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import { currencyOf, prizeName } from '../../model/prizes.ts';
import { promotionTexts } from '../../model/refusals.ts';
import { PointsText } from '../Points/PointsText.tsx';
import styles from './ExchangeView.module.css';

export interface ExchangeViewProps {
  promo: Promo;
  prize: PromoPrize;
  /** Of the prize's currency before the exchange, 10 000 parts a point. */
  owned: number;
  state: ActionState;
  onConfirm: () => void;
  onSupport: () => void;
  onClose: () => void;
}

/** Asks before points go for a prize, and says what came of it. */
export function ExchangeView({ promo, prize, owned, state, ...on }: ExchangeViewProps) {
  const currency = currencyOf(promo, prize);
  const missing = state.step === 'refused' ? state.refused.missing : undefined;
  const name = { prize: prizeName(prize) };
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
      texts={promotionTexts}
      refused={{
        missing: missing !== undefined && (
          <FormattedMessage
            id="promotions.exchange.missing"
            values={{ amount: <PointsText parts={missing} currency={currency} /> }}
          />
        ),
      }}
      uncertain={<FormattedMessage id="promotions.exchange.uncertain" />}
      height="27rem"
    >
      <SummaryList>
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
          <PointsText parts={Math.max(0, owned - prize.price)} currency={currency} />
        </SummaryRow>
      </SummaryList>
      {state.step !== 'done' && (
        <p className={styles.place}>
          <FormattedMessage id="promotions.exchange.place" />
        </p>
      )}
    </ActionDialog>
  );
}
