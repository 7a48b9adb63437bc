import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import History from 'lucide-react/icons/history';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { profileQuery } from '#/entities/player/queries.ts';
import { parseInstant } from '#/lib/clock.ts';
import { defineModal, openModal } from '#/overlays/modals.store.ts';
import type { TwoFactorStatus } from '#/api/generated/model/index.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { paths } from '#/paths.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { twoFactorQuery } from '../data/queries.ts';
import styles from './PlaySafety.module.css';

/** Only a button closes this dialog, so that a stray click can't make the recovery codes disappear. */
const twoFactorModal = defineModal('twoFactor', {
  load: () => import('./TwoFactorModal.tsx'),
  options: { title: 'responsiblePlay.twoFactor.title', onlyButtonClose: true, withoutClose: true },
});

const twoFactorOffModal = defineModal('twoFactorOff', {
  load: () => import('./TwoFactorOffModal.tsx'),
  options: { title: 'responsiblePlay.twoFactor.off.title', withoutClose: true },
});

export function Security() {
  const status = loadable(useQuery(twoFactorQuery()), ({ data }) => data);
  const profile = useQuery(profileQuery()).data?.data;
  return (
    <Part
      of={status}
      skeleton={['18rem', '18rem']}
      layout={styles.cards}
      failed="responsiblePlay.security.failed"
    >
      {(known) => (
        <SecurityView
          status={known}
          previousLogin={profile && parseInstant(profile.previousLoginAt)}
          onSwitchOn={() => openModal(twoFactorModal, {})}
          onSwitchOff={() => openModal(twoFactorOffModal, {})}
        />
      )}
    </Part>
  );
}

const toSessions = (text: ReactNode) => <Link to={paths.profileInfo()}>{text}</Link>;
const toPassword = (text: ReactNode) => (
  <Link to={{ pathname: paths.profileInfo(), search: 'change=password' }}>{text}</Link>
);

interface SecurityViewProps {
  status: TwoFactorStatus;
  /** Time of the previous login in epoch ms. Null at the first login, undefined while loading. */
  previousLogin: number | null | undefined;
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
        {typeof previousLogin === 'number' && (
          <p className={styles.lead}>
            <FormattedMessage
              id={`responsiblePlay.lastLogin.${status.isEnabled ? 'hintWithCode' : 'hint'}`}
              values={{ sessions: toSessions, password: toPassword }}
            />
          </p>
        )}
      </SectionCard>
    </div>
  );
}

function TwoFactorState({
  status: { isEnabled, enabledAt, recoveryCodesLeft },
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
      {/* One button switches two-factor login on and off, so a closed dialog can return the focus to it. */}
      <div className={styles.actions}>
        <Button variant={isEnabled ? 'secondary' : 'primary'} onClick={isEnabled ? onSwitchOff : onSwitchOn}>
          <FormattedMessage
            id={isEnabled ? 'responsiblePlay.twoFactor.switchOff' : 'responsiblePlay.twoFactor.switchOn'}
          />
        </Button>
      </div>
    </>
  );
}
