import KeyRound from 'lucide-react/icons/key-round';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Player } from '#/api/generated/model/index.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import styles from './AccountCardView.module.css';
import { LockedField } from './InfoFields.tsx';

export interface AccountCardViewProps {
  player: Pick<Player, 'nick_name' | 'currency' | 'user_id'>;
  onChooseNickname: () => void;
  onSupport: () => void;
}

/** Account details that the player can't change (S6.13). */
export function AccountCardView({ player, onChooseNickname, onSupport }: AccountCardViewProps) {
  const { formatDisplayName } = useIntl();
  const { nick_name: nickname, currency, user_id: id } = player;
  return (
    <SectionCard icon={KeyRound} title={<FormattedMessage id="profile.account.title" />}>
      <div className={styles.fields}>
        {nickname === '' ? (
          <Nickname onChoose={onChooseNickname} />
        ) : (
          <LockedField
            label={<FormattedMessage id="profile.account.nickname" />}
            value={nickname}
            onSupport={onSupport}
          >
            <FormattedMessage id="profile.locked.nickname" />
          </LockedField>
        )}
        <LockedField
          label={<FormattedMessage id="profile.account.currency" />}
          value={formatDisplayName(currency, { type: 'currency' }) ?? currency}
        >
          <FormattedMessage id="profile.locked.currency" />
        </LockedField>
        <LockedField label={<FormattedMessage id="profile.account.id" />} value={String(id)}>
          <FormattedMessage id="profile.locked.id" />
        </LockedField>
      </div>
    </SectionCard>
  );
}

/** A nickname is chosen once. */
function Nickname({ onChoose }: { onChoose: () => void }) {
  return (
    <div className={styles.nickname}>
      <p>
        <FormattedMessage id="profile.account.noNickname" />
      </p>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={onChoose}>
        <FormattedMessage id="profile.account.chooseNickname" />
      </Button>
    </div>
  );
}
