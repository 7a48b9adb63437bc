import { useId, type ReactNode, type SubmitEvent } from 'react';
import type { Notice } from '#/entities/form/notice.ts';
import { FormAlert } from '#/entities/form/FormAlert.tsx';
import { SupportButton } from '#/entities/support/SupportButton.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { takeFocusToField } from '#/ui/takeFocus.ts';
import styles from './AuthForm.module.css';

export interface AuthFormProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Says what may go wrong before anything is sent. */
  warning?: ReactNode;
  notice: Notice | undefined;
  submitLabel: ReactNode;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  tabs?: ReactNode;
  footer?: ReactNode;
  takesFocus?: boolean;
  /** A dialog has the page's heading behind it. */
  headingLevel?: 1 | 2;
  children: ReactNode;
}

/** What only the support can mend. */
function namesSupport(notice: Notice): boolean {
  return 'id' in notice && notice.id === 'auth.error.account_blocked';
}

/** Heading, notice, fields and the button: what the forms of this feature have in common. */
export function AuthForm({
  title,
  lead,
  warning,
  notice,
  submitLabel,
  isSending,
  onSubmit,
  tabs,
  footer,
  takesFocus = false,
  headingLevel = 1,
  children,
}: AuthFormProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <form
      ref={takesFocus ? takeFocusToField : undefined}
      className={styles.form}
      noValidate
      onSubmit={onSubmit}
      aria-labelledby={titleId}
    >
      <header className={styles.header}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {tabs}
      {warning && (
        <p className={styles.warning} role="note">
          {warning}
        </p>
      )}
      <FormAlert notice={notice} />
      {notice && namesSupport(notice) && <SupportButton />}
      <div className={styles.fields}>{children}</div>
      <Button type="submit" size="lg" isFullWidth isWaiting={isSending}>
        {submitLabel}
      </Button>
      {footer && <div className={styles.footer}>{footer}</div>}
    </form>
  );
}
