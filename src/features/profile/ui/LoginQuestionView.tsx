import ShieldAlert from 'lucide-react/icons/shield-alert';
import { FormattedMessage } from 'react-intl';
import type { PlayerSession } from '#/api/generated/model/index.ts';
import type { ErrorText } from '#/i18n/errorTexts.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { SessionPlace } from './Sessions.tsx';
import styles from './SessionsView.module.css';

export interface LoginQuestionViewProps {
  /** The session that the player is asked about. Undefined if it has ended. */
  session: PlayerSession | undefined;
  name: string;
  isEnding: boolean;
  failure: ErrorText | null;
  onMine: () => void;
  onNotMine: () => void;
  onChangePassword: () => void;
}

export function LoginQuestionView({ session, name, failure, ...actions }: LoginQuestionViewProps) {
  return (
    <SectionCard
      icon={ShieldAlert}
      title={<FormattedMessage id="profile.login.title" />}
      text={<FormattedMessage id={session ? 'profile.login.text' : 'profile.login.gone'} values={{ name }} />}
    >
      {session && (
        <p className={styles.more}>
          <SessionPlace session={session} />
        </p>
      )}
      <InlineAlert>{failure && <FormattedMessage {...failure} />}</InlineAlert>
      <div className={styles.actions}>
        <Answers session={session} {...actions} />
      </div>
    </SectionCard>
  );
}

function Answers({
  session,
  isEnding,
  onMine,
  onNotMine,
  onChangePassword,
}: Omit<LoginQuestionViewProps, 'name' | 'failure'>) {
  return (
    <>
      {!session && (
        <Button size="sm" aria-haspopup="dialog" onClick={onChangePassword}>
          <FormattedMessage id="profile.login.changePassword" />
        </Button>
      )}
      {/* No "It wasn't me" button for the current session, because the player can log out instead. */}
      {session?.isCurrent === false && (
        <Button variant="danger" size="sm" aria-haspopup="dialog" isWaiting={isEnding} onClick={onNotMine}>
          <FormattedMessage id="profile.login.notMine" />
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={onMine}>
        <FormattedMessage id="profile.login.mine" />
      </Button>
    </>
  );
}
