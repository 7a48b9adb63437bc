import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { askToConfirm } from '#/overlays/general.modals.ts';
import { sessionsQuery } from '../data/queries.ts';
import { useEndSessions } from '../data/useEndSessions.ts';
import { LoginQuestionView } from './LoginQuestionView.tsx';

const confirmEnd = (name: string) =>
  askToConfirm({
    title: <FormattedMessage id="profile.sessions.endTitle" values={{ name }} />,
    text: <FormattedMessage id="profile.login.endText" />,
    confirmLabel: <FormattedMessage id="profile.sessions.end" />,
    isDangerous: true,
  });

export interface LoginQuestionProps {
  /** Gets the name of the device that was just signed out. */
  onChangePassword: (endedDevice?: string) => void;
}

/**
 * Asks about the login that the address names, `?login=<session>`, which notices and e-mails link to.
 * 'It wasn't me' ends that session, then asks for a new password.
 */
export function LoginQuestion({ onChangePassword }: LoginQuestionProps) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const sessions = useQuery(sessionsQuery()).data?.data;
  const { ending, failure, end } = useEndSessions();
  const id = search.get('login');
  if (id === null || !sessions) return null;
  const session = sessions.find((known) => known.id === id);
  const name = session?.deviceName || formatMessage({ id: 'profile.sessions.unknown' });
  const close = (): void =>
    setSearch(
      (shown) => {
        shown.delete('login');
        return shown;
      },
      { replace: true },
    );
  const endIt = async (): Promise<void> => {
    if (!(await confirmEnd(name))) return;
    // The dialog says that the device is signed out: a toast would wait until it closes.
    await end(id, () => {
      close();
      onChangePassword(name);
    });
  };
  return (
    <LoginQuestionView
      session={session}
      name={name}
      isEnding={ending !== null}
      failure={failure}
      onMine={close}
      onNotMine={() => void endIt()}
      onChangePassword={() => onChangePassword()}
    />
  );
}
