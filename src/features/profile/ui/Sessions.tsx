import { useQuery } from '@tanstack/react-query';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { type ReactNode, useRef } from 'react';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Monitor from 'lucide-react/icons/monitor';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import type { LucideIcon } from 'lucide-react';
import type { DeviceType, PlayerSession } from '#/api/generated/model/index.ts';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { logOut } from '#/api/session/session.store.ts';
import { askToConfirm } from '#/overlays/general.modals.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import type { ErrorText } from '#/i18n/errorTexts.ts';
import { parseInstant, toDate } from '#/lib/clock.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { sessionsQuery } from '../data/queries.ts';
import { useEndSessions } from '../data/mutations.ts';
import styles from './SessionsView.module.css';

const confirmEndAll = () =>
  askToConfirm({
    title: <FormattedMessage id="profile.sessions.everywhereTitle" />,
    text: <FormattedMessage id="profile.sessions.everywhereText" />,
    confirmLabel: <FormattedMessage id="profile.sessions.everywhere" />,
    isDangerous: true,
  });

const confirmEnd = (name: string) =>
  askToConfirm({
    title: <FormattedMessage id="profile.sessions.endTitle" values={{ name }} />,
    text: <FormattedMessage id="profile.sessions.endText" />,
    confirmLabel: <FormattedMessage id="profile.sessions.end" />,
    isDangerous: true,
  });

const confirmEndOthers = () =>
  askToConfirm({
    title: <FormattedMessage id="profile.sessions.othersTitle" />,
    text: <FormattedMessage id="profile.sessions.othersText" />,
    confirmLabel: <FormattedMessage id="profile.sessions.others" />,
    isDangerous: true,
  });

/** The devices on which the player is logged in (S10.7). */
export function Sessions({ onChangePassword }: Pick<SessionsViewProps, 'onChangePassword'>) {
  const sessions = loadable(useQuery(sessionsQuery()), ({ data }) => data);
  const { ending, failure, end, endOthers, endAll } = useEndSessions();
  return (
    <SessionsView
      sessions={sessions}
      ending={ending}
      failure={failure}
      onChangePassword={onChangePassword}
      onEnd={({ id, isCurrent }: PlayerSession, name, onDone) => {
        if (isCurrent) return logOut();
        const report = (): void => {
          showMessage('profile.sessions.ended', { tone: 'success', values: { name } });
          onDone();
        };
        void confirmEnd(name).then((isSure) => (isSure ? end(id, report) : undefined));
      }}
      onEndOthers={(onDone) => {
        const report = (): void => {
          showMessage('profile.sessions.othersEnded', { tone: 'success' });
          onDone();
        };
        void confirmEndOthers().then((isSure) => (isSure ? endOthers(report) : undefined));
      }}
      onEndAll={() => void confirmEndAll().then((isSure) => (isSure ? endAll() : undefined))}
    />
  );
}

const icons: Record<DeviceType, LucideIcon> = {
  desktop: Monitor,
  mobile: Smartphone,
  tablet: Tablet,
  other: CircleHelp,
};

export interface SessionsViewProps {
  sessions: Loadable<readonly PlayerSession[]>;
  ending: string | null;
  failure: ErrorText | null;
  /**
   * Signs out a device with the given name. Calls `onDone` once the session has disappeared from the list.
   */
  onEnd: (session: PlayerSession, name: string, onDone: () => void) => void;
  onEndOthers: (onDone: () => void) => void;
  onEndAll: () => void;
  onChangePassword: () => void;
}

export function SessionsView({ sessions, failure, onChangePassword, ...actions }: SessionsViewProps) {
  const { formatMessage } = useIntl();
  const password = (text: ReactNode) => (
    <button type="button" className={styles.link} aria-haspopup="dialog" onClick={onChangePassword}>
      {text}
    </button>
  );
  return (
    <SectionCard
      icon={MonitorSmartphone}
      title={<FormattedMessage id="profile.sessions.title" />}
      text={<FormattedMessage id="profile.sessions.text" values={{ password }} />}
    >
      <InlineAlert>{failure && <FormattedMessage {...failure} />}</InlineAlert>
      {sessions.kind === 'pending' && <Skeleton height="7rem" />}
      {sessions.kind === 'failed' && (
        <FailureView text={formatMessage({ id: 'profile.sessions.failed' })} failure={sessions} />
      )}
      {sessions.kind === 'ready' && <SessionList sessions={sessions.data} {...actions} />}
    </SectionCard>
  );
}

type ListProps = Omit<SessionsViewProps, 'sessions' | 'failure' | 'onChangePassword'> & {
  sessions: readonly PlayerSession[];
};

function SessionList({ sessions, ending, onEnd, onEndOthers, onEndAll }: ListProps) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  // The pressed button unmounts together with its session, so move the focus to the list.
  const onDone = (): void => list.current?.focus({ preventScroll: true });
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        className={styles.list}
        aria-label={formatMessage({ id: 'profile.sessions.title' })}
      >
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={(name) => onEnd(session, name, onDone)}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        {hasOthers && (
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            isWaiting={ending === 'others'}
            onClick={() => onEndOthers(onDone)}
          >
            <FormattedMessage id="profile.sessions.others" />
          </Button>
        )}
        <Button
          variant="danger"
          size="sm"
          aria-haspopup="dialog"
          isWaiting={ending === 'all'}
          onClick={onEndAll}
        >
          <FormattedMessage id="profile.sessions.everywhere" />
        </Button>
      </div>
    </>
  );
}

interface RowProps {
  session: PlayerSession;
  isEnding: boolean;
  onEnd: (name: string) => void;
}

function SessionRow({ session, isEnding, onEnd }: RowProps) {
  const { formatMessage } = useIntl();
  const { deviceType, deviceName, isCurrent } = session;
  const name = deviceName === '' ? formatMessage({ id: 'profile.sessions.unknown' }) : deviceName;
  const action = formatMessage({ id: isCurrent ? 'profile.sessions.logOut' : 'profile.sessions.end' });
  return (
    <li className={styles.session}>
      <Icon of={icons[deviceType]} />
      <div className={styles.text}>
        <p className={styles.name}>
          {name}
          {isCurrent && (
            <Badge tone="positive">
              <FormattedMessage id="profile.sessions.current" />
            </Badge>
          )}
        </p>
        <p className={styles.more}>
          <SessionPlace session={session} />
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        isWaiting={isEnding}
        aria-label={`${action}: ${name}`}
        aria-haspopup={isCurrent ? undefined : 'dialog'}
        onClick={() => onEnd(name)}
      >
        {action}
      </Button>
    </li>
  );
}

export function SessionPlace({ session: { place, ip, lastActiveAt } }: { session: PlayerSession }) {
  const moment = parseInstant(lastActiveAt);
  const where = [place, ip].filter((part) => part !== undefined && part !== '');
  return (
    <>
      {where.map((part) => (
        <span key={part}>{part}</span>
      ))}
      {moment !== null && (
        <time dateTime={lastActiveAt}>
          <FormattedDate value={toDate(moment)} day="numeric" month="short" hour="2-digit" minute="2-digit" />
        </time>
      )}
    </>
  );
}
