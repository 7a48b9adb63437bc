import History from 'lucide-react/icons/history';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { FormattedMessage } from 'react-intl';
import type { TwoFactorStatus } from '#/api/generated/model/index.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from '../PlaySafety.module.css';

export interface SecurityViewProps {
  status: TwoFactorStatus;
  /** Milliseconds since 1970; null at the first login, undefined while it is on its way. */
  previousLogin: number | null | undefined;
  isStarting: boolean;
  onSwitchOn: () => void;
  onSwitchOff: () => void;
}

export function SecurityView({ status, previousLogin, ...actions }: SecurityViewProps) {
  const { dateTime } = useDates();
  return (
    <div className={styles.cards}>
      <SectionCard
        icon={ShieldCheck}
        title={<FormattedMessage id="responsiblePlay.twoFactor.title" />}
        text={<FormattedMessage id="responsiblePlay.twoFactor.lead" />}
      >
        <TwoFactorState status={status} {...actions} />
      </SectionCard>
      <SectionCard icon={History} title={<FormattedMessage id="responsiblePlay.lastLogin.title" />}>
        <p>
          {previousLogin === undefined ? (
            <Skeleton width="12rem" height="1.5rem" />
          ) : previousLogin === null ? (
            <FormattedMessage id="responsiblePlay.lastLogin.first" />
          ) : (
            dateTime(previousLogin)
          )}
        </p>
        <p className={styles.lead}>
          <FormattedMessage id="responsiblePlay.lastLogin.hint" />
        </p>
      </SectionCard>
    </div>
  );
}

function TwoFactorState({
  status: { isEnabled, enabledAt, recoveryCodesLeft },
  isStarting,
  onSwitchOn,
  onSwitchOff,
}: Omit<SecurityViewProps, 'previousLogin'>) {
  const { dateTime } = useDates();
  return (
    <>
      {isEnabled && (
        <>
          <div className={styles.actions}>
            <Badge tone="positive">
              <FormattedMessage
                id="responsiblePlay.twoFactor.isOn"
                values={{ time: dateTime(parseInstant(enabledAt)) }}
              />
            </Badge>
          </div>
          <p>
            <FormattedMessage
              id="responsiblePlay.twoFactor.codesLeft"
              values={{ count: recoveryCodesLeft }}
            />
          </p>
        </>
      )}
      {/* One button for both, to which the dialogs give the focus back. */}
      <div className={styles.actions}>
        <Button
          variant={isEnabled ? 'secondary' : 'primary'}
          isWaiting={isStarting}
          onClick={isEnabled ? onSwitchOff : onSwitchOn}
        >
          <FormattedMessage
            id={isEnabled ? 'responsiblePlay.twoFactor.switchOff' : 'responsiblePlay.twoFactor.switchOn'}
          />
        </Button>
      </div>
    </>
  );
}
