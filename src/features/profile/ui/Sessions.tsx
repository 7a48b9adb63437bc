import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { PlayerSession } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { endSession } from '#/api/session/session.store.ts';
import { textOfError, type ErrorText } from '#/i18n/errorTexts.ts';
import { useOneAtATime } from '#/lib/useOneAtATime.ts';
import { askToConfirm } from '#/overlays/general.modals.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { endAllSessionsMutation, endSessionMutation } from '../data/mutations.ts';
import { sessionsQuery } from '../data/queries.ts';
import { SessionsView } from './SessionsView.tsx';

interface Ending {
  readonly what: string | 'others' | 'all';
}

function useEndSessions() {
  const { mutateAsync: endOne } = useMutation(endSessionMutation());
  const { mutateAsync: endMany } = useMutation(endAllSessionsMutation());
  const once = useOneAtATime();
  const [ending, setEnding] = useState<Ending | null>(null);
  const [failure, setFailure] = useState<ErrorText | null>(null);
  const run = async (
    what: Ending['what'],
    call: () => Promise<unknown>,
    onDone?: () => void,
  ): Promise<void> => {
    setEnding({ what });
    setFailure(null);
    try {
      await call();
      onDone?.();
    } catch (error) {
      setFailure(textOfError(error));
    } finally {
      setEnding(null);
    }
  };
  const end = (id: string, onDone: () => void) => once(() => run(id, () => endOne({ id }), onDone));
  const endOthers = (onDone: () => void) =>
    once(() => run('others', () => endMany({ params: { exceptCurrent: true } }), onDone));
  const endAll = () => once(() => run('all', () => endMany({}), endSession));
  return { ending: ending?.what ?? null, failure, end, endOthers, endAll };
}

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
export function Sessions() {
  const sessions = loadable(useQuery(sessionsQuery()), ({ data }) => data);
  const { ending, failure, end, endOthers, endAll } = useEndSessions();
  return (
    <SessionsView
      sessions={sessions}
      ending={ending}
      failure={failure}
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
