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
  /** A warning that is shown above the form before anything is sent. */
  warning?: ReactNode;
  notice: Notice | undefined;
  submitLabel: ReactNode;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  tabs?: ReactNode;
  footer?: ReactNode;
  takesFocus?: boolean;
  /** Level of the form's heading: 2 in a dialog, because the page behind it has the h1. */
  headingLevel?: 1 | 2;
  children: ReactNode;
}

/** Whether only support can resolve the error. */
function namesSupport(notice: Notice): boolean {
  return 'id' in notice && notice.id === 'auth.error.account_blocked';
}

/** The layout that all forms of this feature share: heading, notice, fields and button. */
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
