import { useId, type ReactNode, type SubmitEvent } from 'react';
import type { LucideIcon } from 'lucide-react';
import { FormAlert, type Notice } from '#/entities/form/NoticeText.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { takeFocus, takeFocusToField } from '#/ui/takeFocus.ts';
import styles from './StepFrame.module.css';

export interface StepFrameProps {
  icon: LucideIcon;
  tone?: 'accent' | 'positive' | 'warning';
  title: ReactNode;
  text?: ReactNode;
  notice?: Notice | undefined;
  /**
   * If set, the step is a form and its first field takes the focus. Otherwise the heading takes the focus.
   */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  children?: ReactNode;
  actions: ReactNode;
}

/** The layout of all steps of a contact dialog. They share it, so that the dialog keeps its size. */
export function StepFrame({ onSubmit, ...step }: StepFrameProps) {
  const titleId = useId();
  const content = <StepContent {...step} titleId={titleId} isForm={onSubmit !== undefined} />;
  if (!onSubmit) return <section className={styles.step}>{content}</section>;
  return (
    <form
      ref={takeFocusToField}
      className={styles.step}
      noValidate
      onSubmit={onSubmit}
      aria-labelledby={titleId}
    >
      {content}
    </form>
  );
}

function StepContent({
  icon,
  tone = 'accent',
  title,
  text,
  notice,
  children,
  actions,
  titleId,
  isForm,
}: Omit<StepFrameProps, 'onSubmit'> & { titleId: string; isForm: boolean }) {
  return (
    <>
      <header className={styles.header}>
        <span className={styles.sign} data-tone={tone}>
          <Icon of={icon} size="lg" />
        </span>
        <h2
          id={titleId}
          ref={isForm ? undefined : takeFocus}
          tabIndex={isForm ? undefined : -1}
          className={styles.title}
        >
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      <FormAlert notice={notice} />
      <div className={styles.content}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </>
  );
}
