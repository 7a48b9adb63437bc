import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Link } from 'react-router';
import { FormAlert, type Notice } from '#/entities/form/NoticeText.tsx';
import { SupportButton } from '#/entities/support/SupportButton.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { takeFocus, takeFocusToField } from '#/ui/takeFocus.ts';
import styles from './AuthForm.module.css';

export interface AuthFormProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A warning above the form, shown before anything is sent. */
  warning?: ReactNode;
  notice: Notice | undefined;
  submitLabel: ReactNode;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  tabs?: ReactNode;
  footer?: ReactNode;
  takesFocus?: boolean;
  /** Level of the form's heading. In a dialog it is 2, because the page behind the dialog has the h1. */
  headingLevel?: 1 | 2;
  children: ReactNode;
}

/** Whether only support can solve the problem. */
function namesSupport(notice: Notice): boolean {
  return 'id' in notice && notice.id === 'auth.error.account_blocked';
}

/** The layout of all forms in this feature: heading, notice, fields and button. */
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

interface StepViewProps {
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** A step without input fields. It replaces a form, so its heading takes the focus. */
export function StepView({ icon, title, text, children }: StepViewProps) {
  return (
    <section className={styles.step}>
      <span className={styles.sign}>{icon}</span>
      <h1 ref={takeFocus} tabIndex={-1} className={styles.stepViewTitle}>
        {title}
      </h1>
      {text && (
        <p className={styles.text} role="status">
          {text}
        </p>
      )}
      {children}
    </section>
  );
}

export function FormLink({
  to,
  align = 'center',
  children,
}: {
  to: string;
  align?: 'center' | 'end';
  children: ReactNode;
}) {
  return (
    <Link className={styles.link} data-align={align} to={to}>
      {children}
    </Link>
  );
}

export function FormQuestion({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.question}>
      {question} {children}
    </p>
  );
}

/** A button that looks like a link. */
export function FormAction({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      {children}
    </button>
  );
}
