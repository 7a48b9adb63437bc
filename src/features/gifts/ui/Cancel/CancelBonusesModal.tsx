import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ActionState } from '#/api/useAction.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import { cancelBonusesMutation, runningGifts, cancelTexts } from '../../data/mutations.ts';
import { FormattedMessage } from 'react-intl';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { ActionDialog } from '#/entities/action/ActionDialog.tsx';
import { useDialogAction } from '#/entities/action/useDialogAction.ts';
import { roundsLeftOf } from '#/entities/gift/rules.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';

export default function CancelBonusesModal({ close }: Closable) {
  const client = useQueryClient();
  const [running] = useState(() => runningGifts(client));
  const { state, run } = useDialogAction(cancelBonusesMutation(), {
    done: () => ({ id: 'gifts.cancel.done' }),
    refused: cancelTexts,
    uncertain: 'gifts.cancel.uncertain',
  });
  const balance = useQuery(balanceQuery()).data?.data;
  const bonus = balance && balance.bonus > 0 ? { amount: balance.bonus, currency: balance.currency } : null;
  return (
    <CancelBonusesView
      state={state}
      bonus={bonus}
      roundsLeft={roundsLeftOf(running)}
      onConfirm={() => run(running.map(({ id }) => id))}
      onClose={close}
    />
  );
}

export interface CancelBonusesViewProps {
  state: ActionState;
  /** The bonus money that the player loses, in minor units. Null if it is zero or unknown. */
  bonus: { readonly amount: number; readonly currency: string } | null;
  /** Free rounds of all active gifts that aren't played yet. */
  roundsLeft: number;
  onConfirm: () => void;
  onClose: () => void;
}

export function CancelBonusesView(props: CancelBonusesViewProps) {
  const { bonus, roundsLeft, ...dialog } = props;
  const { money } = useMoney();
  const isDone = props.state.step === 'done';
  return (
    <ActionDialog
      {...dialog}
      art={
        <IconTile
          size="lg"
          icon={isDone ? CircleCheck : TriangleAlert}
          tone={isDone ? 'positive' : 'warning'}
        />
      }
      question={{
        title: <FormattedMessage id="gifts.cancel.title" />,
        text: (
          <>
            <FormattedMessage
              id={bonus ? 'gifts.cancel.textAmount' : 'gifts.cancel.text'}
              values={{ amount: bonus && money(bonus.amount, bonus.currency) }}
            />{' '}
            {roundsLeft > 0 && <FormattedMessage id="gifts.cancel.rounds" values={{ count: roundsLeft }} />}
          </>
        ),
        confirm: <FormattedMessage id="gifts.cancel.confirm" />,
        keep: <FormattedMessage id="gifts.cancel.keep" />,
        isDangerous: true,
      }}
      done={{
        title: <FormattedMessage id="gifts.cancel.done" />,
        text: <FormattedMessage id="gifts.cancel.doneText" />,
      }}
      texts={cancelTexts}
      uncertain={<FormattedMessage id="gifts.cancel.uncertain" />}
      height="17rem"
    />
  );
}
