import X from 'lucide-react/icons/x';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PromoWidget } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';
import { Countdown } from '#/ui/Countdown/Countdown.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import styles from './PromoWidgetView.module.css';

export interface PromoWidgetViewProps {
  widget: PromoWidget;
  to: string;
  onDismiss: () => void;
}

export function PromoWidgetView({ widget, to, onDismiss }: PromoWidgetViewProps) {
  const intl = useIntl();
  const endAt = parseInstant(widget.endAt);
  return (
    <aside className={styles.widget} aria-label={widget.title}>
      <Link className={styles.link} to={to} title={widget.title}>
        <span className={styles.art}>
          <Picture className={styles.picture} src={widget.image} width={96} height={96} loading="lazy" />
        </span>
        <span className={styles.words}>
          <b className={styles.title}>{widget.title}</b>
          {endAt !== null && (
            <span className={styles.time}>
              <Countdown until={endAt} />
            </span>
          )}
        </span>
      </Link>
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage({ id: 'common.action.close' })}
        onClick={onDismiss}
      >
        <Icon of={X} size="sm" />
      </button>
    </aside>
  );
}
