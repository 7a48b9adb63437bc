import Lock from 'lucide-react/icons/lock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Gift } from '#/api/generated/model/index.ts';
import type { ActionState } from '#/api/useAction.ts';
import { ActionDialog } from '#/entities/action/ActionDialog.tsx';
import { isBonusMoney, isRounds, runsAlone } from '#/entities/gift/rules.ts';
import { bonusSumsOf } from '#/entities/gift/wagerFacts.ts';
import { WagerFactsList } from '#/entities/gift/WagerFactsList.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Dialog } from '#/ui/Dialog/Dialog.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { depositLink } from '../../model/lists.ts';
import { giftTexts } from '../../data/mutations.ts';
import { GiftArt, GiftTerms, GiftMarks } from '../Card/GiftFacts.tsx';
import { GiftTimer } from '../Card/GiftTimer.tsx';
import styles from './GiftDialog.module.css';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import type { Taking } from '../../data/useTaking.ts';
import { cancelBonusesModal } from '../../gifts.modals.ts';

export interface GiftDialogProps {
  gift: Gift;
  state: ActionState;
  currency: string;
  onConfirm: () => void;
  onCancelBonuses: () => void;
  onSupport: () => void;
  onClose: () => void;
}

/** Shows the terms of a gift before it is activated, or why the gift can't be used (S2.70). */
export function GiftDialog({ gift, state, currency, onCancelBonuses, ...on }: GiftDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const refused = state.step === 'failed' ? state.refused : null;
  const isInactive = state.step === 'failed' && !state.isUncertain;
  const title = formatMessage({ id: titleOf(state) });
  return (
    <Dialog
      type="terms"
      withoutClose
      label={title}
      closeLabel={formatMessage({ id: 'common.action.close' })}
      onClose={on.onClose}
    >
      <ActionDialog
        {...on}
        state={state}
        art={
          <span className={styles.art}>
            <GiftArt image={gift.image} isPast={isInactive} size={refused ? 'md' : 'lg'} />
          </span>
        }
        question={{
          title,
          confirm: <FormattedMessage id="gifts.terms.confirm" />,
          keep: <FormattedMessage id="gifts.terms.later" />,
        }}
        refused={{
          remedyAt: { deposit: depositLink(gift.id, refused?.missing ?? null) },
          missing: refused?.missing !== undefined && money(refused.missing, currency),
          more: isInactive && BONUS_IN_PLAY.has(refused?.code ?? '') && (
            <Button variant="ghost" onClick={onCancelBonuses}>
              <FormattedMessage id="gifts.cancel.open" />
            </Button>
          ),
        }}
        texts={giftTexts}
        uncertain={<FormattedMessage id="gifts.inactive.uncertain" />}
      >
        <div className={styles.gift}>
          <h3 className={styles.title}>{gift.title}</h3>
          {!refused && <Terms gift={gift} currency={currency} />}
        </div>
      </ActionDialog>
    </Dialog>
  );
}

/** Refusals that no longer apply once the player gives up the active bonuses. */
const BONUS_IN_PLAY: ReadonlySet<string> = new Set(['has_bonus', 'exists_active_giftspin']);

function titleOf(state: ActionState) {
  if (state.step !== 'failed') return 'gifts.terms.title';
  return state.isUncertain ? 'gifts.inactive.uncertainTitle' : 'gifts.inactive.title';
}

function Terms({ gift, currency }: { gift: Gift; currency: string }) {
  const { money } = useMoney();
  return (
    <>
      <GiftMarks gift={gift} />
      <GiftTimer state="activated" expiredAt={gift.expiredAt} />
      {isRounds(gift.type) && <GiftTerms gift={gift} currency={currency} />}
      <CountedDeposits gift={gift} currency={currency} />
      <WagerFactsList gift={gift} currency={currency} money={money} />
      {isBonusMoney(gift.type) && (
        <p className={styles.warning} role="note">
          <Icon of={Lock} size="sm" />
          <span>
            <FormattedMessage id="gifts.terms.locks" />
          </span>
        </p>
      )}
      <LosingGifts gift={gift} currency={currency} />
      {runsAlone(gift) && (
        <p className={styles.text}>
          <FormattedMessage id="gifts.terms.alone" />
        </p>
      )}
    </>
  );
}

/**
 * Lists other gifts that need the deposits which this gift uses up. Each deposit counts for one gift only.
 */
function LosingGifts({ gift, currency }: { gift: Gift; currency: string }) {
  const { money } = useMoney();
  const losing = gift.activation?.losing ?? [];
  if (losing.length === 0) return null;
  return (
    <div className={styles.warning} role="note">
      <Icon of={TriangleAlert} size="sm" />
      <div>
        <p>
          <FormattedMessage id="gifts.terms.losing" />
        </p>
        <ul>
          {losing.map(({ id, title, missing }) => (
            <li key={id}>
              <FormattedMessage
                id="gifts.terms.losingOne"
                values={{ title, amount: money(missing, currency) }}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Shows how a deposit bonus is calculated from the deposits. */
function CountedDeposits({ gift, currency }: { gift: Gift; currency: string }) {
  const { money } = useMoney();
  const { date } = useDates();
  const sums = bonusSumsOf(gift);
  if (gift.type !== 'deposit_bonus' || !sums) return null;
  return (
    <p className={styles.text}>
      <FormattedMessage
        id="gifts.terms.depositBonus"
        values={{ amount: money(sums.bonus, currency), date: date(parseInstant(gift.receivedAt)) }}
      />
    </p>
  );
}

export function TakingDialog({ taking, currency }: { taking: Taking; currency: string }) {
  const { shown, confirm, dismiss } = taking;
  if (!shown) return null;
  return (
    <GiftDialog
      {...shown}
      currency={currency}
      onConfirm={confirm}
      onCancelBonuses={() => {
        dismiss();
        openModal(cancelBonusesModal, {});
      }}
      onSupport={() => {
        dismiss();
        openModal(supportModal, {});
      }}
      onClose={dismiss}
    />
  );
}
