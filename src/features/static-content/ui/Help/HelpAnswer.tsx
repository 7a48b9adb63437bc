import ChevronDown from 'lucide-react/icons/chevron-down';
import LinkIcon from 'lucide-react/icons/link';
import { useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { HelpQuestion } from '#/api/generated/model/index.ts';
import { excerptOf, markedHtml, markedParts } from '#/entities/support/markedText.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { useFocusOnMount } from '#/ui/takeFocus.ts';
import styles from './HelpView.module.css';

export interface HelpAnswerProps {
  question: HelpQuestion;
  isOpen: boolean;
  /** The search terms to highlight. */
  words: ReadonlySet<string>;
  /** Opens the answer or, if it is open, closes it. */
  to: string;
  onNavigate: (path: string) => void;
}

/**
 * A question and its answer. The question is a link, so that the player can copy and bookmark its URL, and
 * close the answer with the back button.
 */
export function HelpAnswer({ question, isOpen, words, to, onNavigate }: HelpAnswerProps) {
  const { title, body } = question;
  const bodyId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <article className={styles.item} data-open={isOpen || undefined}>
      <h3 className={styles.question}>
        <Link
          ref={link}
          className={styles.link}
          to={to}
          preventScrollReset
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
        >
          <span className={styles.title}>
            {markedParts(title, words).map(({ text, isMarked }, at) =>
              isMarked ? <mark key={at}>{text}</mark> : text,
            )}
          </span>
          <span className={styles.chevron}>
            <Icon of={ChevronDown} size="sm" />
          </span>
        </Link>
      </h3>
      {isOpen && (
        <div id={bodyId} className={styles.answer}>
          <OpenAnswer html={markedHtml(body, words)} heading={link} onNavigate={onNavigate} />
        </div>
      )}
      {!isOpen && words.size > 0 && <Excerpt body={body} words={words} />}
    </article>
  );
}

interface OpenAnswerProps {
  html: string;
  heading: { readonly current: HTMLElement | null };
  onNavigate: (path: string) => void;
}

function OpenAnswer({ html, heading, onNavigate }: OpenAnswerProps) {
  const focus = useFocusOnMount(true);
  const reveal = (): void => {
    // Don't take the focus from a field in which the player is typing.
    if (!(document.activeElement instanceof HTMLInputElement)) focus?.(heading.current);
  };
  return (
    <>
      <SafeHtml html={html} onNavigate={onNavigate} onDrawn={reveal} />
      <Button
        variant="ghost"
        size="sm"
        icon={<Icon of={LinkIcon} size="sm" />}
        onClick={() => void copyUrl()}
      >
        <FormattedMessage id="staticContent.help.copy" />
      </Button>
    </>
  );
}

/** Copies the URL of the open answer. The URL doesn't contain the search. */
async function copyUrl(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.origin + location.pathname);
    showMessage('staticContent.help.copied', { id: 'help-copy', tone: 'success' });
  } catch {
    showMessage('staticContent.help.copyFailed', { id: 'help-copy', tone: 'warning' });
  }
}

function Excerpt({ body, words }: { body: string; words: ReadonlySet<string> }) {
  return (
    <p className={styles.excerpt}>
      {markedParts(excerptOf(body, words), words).map(({ text, isMarked }, at) =>
        isMarked ? <mark key={at}>{text}</mark> : text,
      )}
    </p>
  );
}
