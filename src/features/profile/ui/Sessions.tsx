import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { PlayerSession } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { endSession } from '#/api/session/session.store.ts';
import { askToConfirm } from '#/overlays/general.modals.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { sessionsQuery } from '../data/queries.ts';
import { useEndSessions } from '../data/useEndSessions.ts';
import { SessionsView, type SessionsViewProps } from './SessionsView.tsx';

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
        if (isCurrent) return endSession();
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
