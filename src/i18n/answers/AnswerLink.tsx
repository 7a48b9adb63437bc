import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#/paths.ts';
import { answerOfCode, type LinkQuestion } from './answerOfCode.ts';
import styles from './AnswerLink.module.css';

const asks: Readonly<Record<LinkQuestion, FormatjsIntl.Message['ids']>> = {
  why: 'answers.why',
  what: 'answers.what',
  how: 'answers.how',
};

export interface AnswerLinkProps {
  code: string;
  /** Message id of the refusal's text. */
  id?: string | undefined;
}

/** Opens a new tab, so that a form keeps its input and a dialog stays open. */
export default function AnswerLink({ code, id }: AnswerLinkProps): ReactNode {
  const answer = answerOfCode(code, id);
  if (!answer) return null;
  return (
    <span className={styles.line}>
      <Link className={styles.link} to={paths.helpAnswer(answer.slug)} target="_blank">
        <FormattedMessage id={asks[answer.ask]} />
      </Link>
    </span>
  );
}
