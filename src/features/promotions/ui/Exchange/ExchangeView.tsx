import Gift from 'lucide-react/icons/gift';
import { FormattedMessage } from 'react-intl';
import { DialogStep } from '#/ui/DialogStep/DialogStep.tsx';
import { StepPicture } from '#/ui/DialogStep/StepPicture.tsx';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import { currencyOf, prizeName } from '../../model/prizes.ts';
import { PointsText } from '../Points/PointsText.tsx';
import { ExchangeActions } from './ExchangeActions.tsx';
import type { ExchangeViewProps } from './exchangeState.ts';
import styles from './ExchangeView.module.css';

/** Asks before points go for a prize, and says what came of it. */
export function ExchangeView(props: ExchangeViewProps) {
  const { promo, prize, owned, state } = props;
  const currency = currencyOf(promo, prize);
  const isDone = state.step === 'done';
  return (
    <DialogStep
      art={<StepPicture src={prize.image} icon={Gift} />}
      title={
        <FormattedMessage
          id={isDone ? 'promotions.exchange.done' : 'promotions.exchange.question'}
          values={{ prize: prizeName(prize) }}
        />
      }
      text={
        state.step !== 'refused' && (
          <FormattedMessage id={isDone ? 'promotions.exchange.doneText' : 'promotions.exchange.text'} />
        )
      }
      refusal={state.step === 'refused' && <Refusal {...props} state={state} />}
      actions={<ExchangeActions {...props} />}
      outcome={state.step === 'done' || state.step === 'refused' ? state.step : undefined}
      height="27rem"
    >
      <SummaryList>
        <SummaryRow term={<FormattedMessage id="promotions.exchange.price" />}>
          <PointsText parts={prize.price} currency={currency} />
        </SummaryRow>
        <SummaryRow
          term={
            <FormattedMessage id={isDone ? 'promotions.exchange.rest' : 'promotions.exchange.restAfter'} />
          }
          isTotal
        >
          <PointsText parts={Math.max(0, owned - prize.price)} currency={currency} />
        </SummaryRow>
      </SummaryList>
      {!isDone && (
        <p className={styles.place}>
          <FormattedMessage id="promotions.exchange.place" />
        </p>
      )}
    </DialogStep>
  );
}

type RefusalProps = Pick<ExchangeViewProps, 'promo' | 'prize'> & {
  state: Extract<ExchangeViewProps['state'], { step: 'refused' }>;
};

function Refusal({ promo, prize, state: { text, missing, isUncertain } }: RefusalProps) {
  return (
    <>
      <p>
        <FormattedMessage id={text.id} values={{ ...text.values }} />
      </p>
      {missing !== null && (
        <p>
          <FormattedMessage
            id="promotions.exchange.missing"
            values={{ amount: <PointsText parts={missing} currency={currencyOf(promo, prize)} /> }}
          />
        </p>
      )}
      {isUncertain && (
        <p>
          <FormattedMessage id="promotions.exchange.uncertain" />
        </p>
      )}
    </>
  );
}
