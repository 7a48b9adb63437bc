import { FormattedMessage } from 'react-intl';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { RemedyButton } from '../RemedyButton.tsx';
import type { BuyViewProps } from './buyState.ts';

type Props = Pick<BuyViewProps, 'product' | 'state' | 'onConfirm' | 'onSupport' | 'onClose'>;

export function BuyActions(props: Props) {
  const { state, onClose } = props;
  return (
    <>
      <Main {...props} />
      <Button variant="secondary" onClick={onClose}>
        <FormattedMessage id={state.step === 'done' ? 'compoints.buy.more' : 'common.action.close'} />
      </Button>
    </>
  );
}

function Main({ product, state, onConfirm, onSupport, onClose }: Props) {
  switch (state.step) {
    case 'question':
    case 'waiting':
      return (
        <Button isWaiting={state.step === 'waiting'} onClick={onConfirm} data-autofocus>
          <FormattedMessage id="compoints.buy.confirm" values={{ count: product.price }} />
        </Button>
      );
    case 'done':
      return (
        <ButtonLink to={paths.gifts()} onClick={onClose}>
          <FormattedMessage id="compoints.buy.toGifts" />
        </ButtonLink>
      );
    case 'tooFew':
      return <RemedyButton remedy="play" onRetry={onConfirm} onSupport={onSupport} onLeave={onClose} />;
    default:
      return (
        <RemedyButton remedy={state.remedy} onRetry={onConfirm} onSupport={onSupport} onLeave={onClose} />
      );
  }
}
