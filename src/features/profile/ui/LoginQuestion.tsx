import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { askToConfirm } from '#/overlays/general.modals.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
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

/**
 * Asks about the login that the address names, `?login=<session>`, which notices and e-mails link to.
 * 'It wasn't me' ends that session, then asks for a new password.
 */
export function LoginQuestion({ onChangePassword }: { onChangePassword: () => void }) {
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
    await end(id, () => {
      showMessage('profile.sessions.ended', { tone: 'success', values: { name } });
      onChangePassword();
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
      onChangePassword={onChangePassword}
    />
  );
}
