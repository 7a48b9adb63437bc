import { useId } from 'react';
import Bell from 'lucide-react/icons/bell';
import CheckCheck from 'lucide-react/icons/check-check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Gift from 'lucide-react/icons/gift';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Trophy from 'lucide-react/icons/trophy';
import type { LucideIcon } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import type { Notice, NoticeImage } from '#/api/generated/model/index.ts';
import { encouragesPlay, useRestriction } from '#/entities/player/restriction.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { parseInstant } from '#/lib/clock.ts';
import { sameSitePath, sanitizeLink } from '#/lib/url.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { IconButton } from '#/ui/IconButton/IconButton.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { ageOf, ageText } from '../model/age.ts';
import styles from './NoticeCard.module.css';

export interface NoticeCardProps {
  notice: Notice;
  /** Server time, epoch ms. */
  now: number;
  onRead: () => void;
}

const icons: Readonly<Record<NoticeImage, LucideIcon>> = {
  arrow: Bell,
  message: MessageCircle,
  gift: Gift,
  level: Trophy,
  security: ShieldAlert,
};

export function NoticeCard({ notice, now, onRead }: NoticeCardProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  // Id of the notice's text. The text describes the link and the button for screen readers, because their
  // accessible names are the same on every card.
  const textId = useId();
  const { status, msg, image = 'message', button, createdAt } = notice;
  const isNew = status === 'new';
  const follow = (path: string): void => {
    if (isNew) onRead();
    void navigate(path);
  };
  return (
    <article className={styles.card} data-new={isNew || undefined}>
      <span className={styles.sign} data-image={image}>
        <Icon of={icons[image] ?? MessageCircle} />
      </span>
      <div className={styles.words}>
        <div id={textId}>
          <SafeHtml html={msg} onNavigate={follow} />
        </div>
        <p className={styles.foot}>
          {isNew && (
            <span className={styles.mark}>
              <FormattedMessage id="notifications.notice.new" />
            </span>
          )}
          <Age at={parseInstant(createdAt)} now={now} iso={createdAt} isExact={image === 'security'} />
          {button && <NoticeLink button={button} describedBy={textId} onFollow={() => isNew && onRead()} />}
        </p>
      </div>
      {isNew && (
        <IconButton
          icon={CheckCheck}
          label={formatMessage({ id: 'notifications.notice.read' })}
          aria-describedby={textId}
          onClick={onRead}
        />
      )}
    </article>
  );
}

interface AgeProps {
  at: number | null;
  now: number;
  iso: string;
  /**
   * True if the notice shows the exact time instead of its age. Players need the time of a login to tell
   * whether they logged in themselves.
   */
  isExact: boolean;
}

function Age({ at, now, iso, isExact }: AgeProps) {
  const { locale } = useIntl();
  const { date, dateTime } = useDates();
  const age = at === null ? null : ageOf(at, now);
  const text = age ? ageText(age, locale) : date(at);
  return (
    <time dateTime={iso} title={dateTime(at)}>
      {isExact ? dateTime(at) : text}
    </time>
  );
}

function NoticeLink({
  button: { link, text },
  describedBy,
  onFollow,
}: {
  button: NonNullable<Notice['button']>;
  describedBy: string;
  onFollow: () => void;
}) {
  const isRestricted = useRestriction().kind !== 'none';
  const path = sameSitePath(link);
  if (isRestricted && path !== null && encouragesPlay(path)) return null;
  const href = path ?? sanitizeLink(link);
  if (href === null) return null;
  const away = path === null ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <Link className={styles.link} to={href} aria-describedby={describedBy} onClick={onFollow} {...away}>
      {text ?? <FormattedMessage id="notifications.notice.open" />}
      <Icon of={ChevronRight} size="sm" />
    </Link>
  );
}
