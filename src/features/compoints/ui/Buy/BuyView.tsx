import type { ReactNode } from 'react';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { DialogStep } from '#/ui/DialogStep/DialogStep.tsx';
import { StepPicture } from '#/ui/DialogStep/StepPicture.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import { BuyActions } from './BuyActions.tsx';
import type { BuyState, BuyViewProps } from './buyState.ts';

/** Asks before compoints go for a product, and says what came of it. */
export function BuyView(props: BuyViewProps) {
  const { product, state } = props;
  return (
    <DialogStep
      art={<StepPicture src={product.image} icon={ShoppingBag} />}
      title={
        state.step === 'done' ? (
          <FormattedMessage id="compoints.buy.done" values={{ product: state.giftTitle }} />
        ) : (
          <FormattedMessage id="compoints.buy.question" values={{ product: product.title }} />
        )
      }
      text={textOf(state)}
      refusal={state.step === 'refused' && <Refusal state={state} />}
      actions={<BuyActions {...props} />}
      outcome={state.step === 'done' || state.step === 'refused' ? state.step : undefined}
      height="29rem"
    >
      <Sum {...props} />
      {state.step === 'tooFew' && <Saving {...props} missing={state.missing} />}
    </DialogStep>
  );
}

function textOf({ step }: BuyState): ReactNode {
  switch (step) {
    case 'question':
    case 'waiting':
      return <FormattedMessage id="compoints.buy.text" />;
    case 'done':
      return <FormattedMessage id="compoints.buy.doneText" />;
    case 'tooFew':
      return <FormattedMessage id="compoints.buy.earn" />;
    case 'refused':
      break;
  }
  return null;
}

function Sum({ product, owned, state }: BuyViewProps) {
  const isDone = state.step === 'done';
  return (
    <SummaryList>
      <Line id="compoints.buy.price" count={product.price} />
      {owned !== null && isDone && <Line id="compoints.buy.rest" count={owned} isTotal />}
      {owned !== null && !isDone && <Line id="compoints.buy.owned" count={owned} />}
      {owned !== null && !isDone && owned >= product.price && (
        <Line id="compoints.buy.restAfter" count={owned - product.price} isTotal />
      )}
    </SummaryList>
  );
}

type LineProps = { id: FormatjsIntl.Message['ids']; count: number; isTotal?: boolean };

function Line({ id, count, isTotal = false }: LineProps) {
  return (
    <SummaryRow term={<FormattedMessage id={id} />} isTotal={isTotal}>
      <FormattedNumber value={count} />
    </SummaryRow>
  );
}

function Saving({ product, owned, missing }: BuyViewProps & { missing: number }) {
  const { formatMessage } = useIntl();
  return (
    <ProgressBar
      label={formatMessage({ id: 'compoints.buy.missing' }, { count: missing })}
      value={((owned ?? 0) / product.price) * 100}
    />
  );
}

function Refusal({ state }: { state: Extract<BuyState, { step: 'refused' }> }) {
  const { text, missing, limit, isUncertain } = state;
  return (
    <>
      <p>
        <FormattedMessage id={text.id} values={{ ...text.values, limit: limit ?? 0 }} />
      </p>
      {missing !== null && (
        <p>
          <FormattedMessage id="compoints.buy.missing" values={{ count: missing }} />
        </p>
      )}
      {isUncertain && (
        <p>
          <FormattedMessage id="compoints.uncertain" />
        </p>
      )}
    </>
  );
}
