import { FormattedMessage } from 'react-intl';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Panel } from './Panel.tsx';

type BonusWarningProps = {
  onConfirm: () => void;
  onClose: () => void;
};

/** Before play in a game that does not allow the bonus balance (specification S4.13). */
export function BonusWarning({ onConfirm, onClose }: BonusWarningProps) {
  return (
    <Panel
      tone="warning"
      title={<FormattedMessage id="gameFrame.warning.title" />}
      text={<FormattedMessage id="gameFrame.warning.text" />}
    >
      <Button onClick={onConfirm}>
        <FormattedMessage id="gameFrame.warning.continue" />
      </Button>
      <ButtonLink variant="secondary" to={paths.categoryGames('otygrat_bonus')}>
        <FormattedMessage id="gameFrame.warning.bonusSlots" />
      </ButtonLink>
      <Button variant="ghost" onClick={onClose}>
        <FormattedMessage id="gameFrame.warning.back" />
      </Button>
    </Panel>
  );
}
