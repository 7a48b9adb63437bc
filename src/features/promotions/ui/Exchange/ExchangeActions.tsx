import { FormattedMessage } from 'react-intl';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import type { ExchangeViewProps } from './exchangeState.ts';

type Props = Pick<ExchangeViewProps, 'state' | 'onConfirm' | 'onSupport' | 'onClose'>;

export function ExchangeActions({ state, onConfirm, onSupport, onClose }: Props) {
  return (
    <>
      <Main state={state} onConfirm={onConfirm} onSupport={onSupport} onClose={onClose} />
      <Button variant="secondary" onClick={onClose}>
        <FormattedMessage id={state.step === 'done' ? 'promotions.exchange.more' : 'common.action.close'} />
      </Button>
    </>
  );
}

function Main({ state, onConfirm, onSupport, onClose }: Props) {
  switch (state.step) {
    case 'question':
    case 'waiting':
      return (
        <Button isWaiting={state.step === 'waiting'} onClick={onConfirm} data-autofocus>
          <FormattedMessage id="promotions.exchange.button" />
        </Button>
      );
    case 'done':
      return (
        <ButtonLink to={paths.gifts()} onClick={onClose}>
          <FormattedMessage id="promotions.win.gifts" />
        </ButtonLink>
      );
    default:
      return <Remedied state={state} onConfirm={onConfirm} onSupport={onSupport} onClose={onClose} />;
  }
}

function Remedied({
  state: { remedy },
  onConfirm,
  onSupport,
  onClose,
}: Props & { state: Extract<Props['state'], { step: 'refused' }> }) {
  switch (remedy) {
    case 'retry':
      return (
        <Button onClick={onConfirm}>
          <FormattedMessage id="common.action.retry" />
        </Button>
      );
    case 'play':
      return (
        <ButtonLink to={paths.categoryGames('slots')} onClick={onClose}>
          <FormattedMessage id="promotions.step.play" />
        </ButtonLink>
      );
    case 'support':
      return (
        <Button onClick={onSupport}>
          <FormattedMessage id="promotions.step.support" />
        </Button>
      );
    default:
      return null;
  }
}
