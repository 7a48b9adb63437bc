import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { HelpQuestion } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { TextField } from '#/ui/TextField/TextField.tsx';
import { helpQuery } from '../queries.ts';
import { useAnswerSearch } from '../answerSearch.ts';
import styles from './AnswerOffer.module.css';

const MAX_OFFERED = 3;
/** Maximum length of a first message. Chat providers cut longer ones. */
const MAX_LENGTH = 500;

export interface AnswerOfferProps {
  text: string;
  onText: (text: string) => void;
}

/**
 * A field for the first message to support. Below it are the help's answers that match the text. If the
 * help can't be loaded, only the field shows.
 */
export function AnswerOffer({ text, onText }: AnswerOfferProps) {
  const help = useQuery({ ...helpQuery(), enabled: text.trim() !== '' });
  const { answers } = useAnswerSearch(help.data?.data.topics, text);
  return <AnswerOfferView text={text} onText={onText} answers={answers.slice(0, MAX_OFFERED)} />;
}

export function AnswerOfferView({
  text,
  onText,
  answers,
}: AnswerOfferProps & { answers: readonly HelpQuestion[] }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.offer}>
      <div className={styles.answers} role="status">
        {answers.length > 0 && (
          <>
            <p>
              <FormattedMessage id="answers.offered" values={{ count: answers.length }} />
            </p>
            <ul className={styles.list}>
              {answers.map(({ slug, title }) => (
                <li key={slug}>
                  {/* The link opens a new tab, so that the typed text isn't lost. */}
                  <Link className={styles.answer} to={paths.helpAnswer(slug)} target="_blank">
                    <span className={styles.title}>{title}</span>
                    <Icon of={ExternalLink} size="sm" />
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <TextField
        label={formatMessage({ id: 'answers.question' })}
        placeholder={formatMessage({ id: 'answers.hint' })}
        hasMessageRow={false}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  );
}
