import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DepositRecord } from '#/api/generated/model/index.ts';
import { type ActionState, useAction } from '#/api/useAction.ts';
import { ActionDialog } from '#/entities/action/ActionDialog.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Dialog } from '#/ui/Dialog/Dialog.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import { cancelDepositMutation } from '../../data/depositMutations.ts';
import { usePaymentSupport } from '../../data/usePaymentSupport.ts';
import { cashboxTexts } from '../../model/refusals.ts';

interface CancelDepositProps {
  deposit: DepositRecord;
  onClose: () => void;
}

/**
 * Asks for confirmation before an unpaid deposit is cancelled. Closes on success, because the page then
 * shows the result.
 */
export function CancelDeposit({ deposit, onClose }: CancelDepositProps) {
  const { state, run } = useAction(cancelDepositMutation());
  const askSupport = usePaymentSupport('deposit');
  return (
    <CancelDepositView
      deposit={deposit}
      state={state}
      onConfirm={() => run(deposit.id, { onSuccess: onClose })}
      onSupport={() => {
        onClose();
        askSupport(deposit);
      }}
      onClose={onClose}
    />
  );
}

export interface CancelDepositViewProps extends CancelDepositProps {
  state: ActionState;
  onConfirm: () => void;
  onSupport: () => void;
}

export function CancelDepositView({ deposit, ...dialog }: CancelDepositViewProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { amount, fee = 0, currency } = deposit;
  return (
    <Dialog
      type="alert"
      label={formatMessage({ id: 'cashbox.cancelDeposit.title' })}
      closeLabel={formatMessage({ id: 'common.action.close' })}
      withoutClose
      onClose={dialog.onClose}
    >
      <ActionDialog
        {...dialog}
        art={<IconTile size="lg" icon={TriangleAlert} tone="warning" />}
        question={{
          title: <FormattedMessage id="cashbox.cancelDeposit.title" />,
          text: (
            <FormattedMessage
              id="cashbox.cancelDeposit.text"
              values={{ amount: money(amount + fee, currency) }}
            />
          ),
          confirm: <FormattedMessage id="cashbox.status.cancel" />,
          keep: <FormattedMessage id="cashbox.cancelDeposit.keep" />,
          isDangerous: true,
        }}
        texts={cashboxTexts}
        uncertain={<FormattedMessage id="cashbox.cancelDeposit.uncertain" />}
      />
    </Dialog>
  );
}
