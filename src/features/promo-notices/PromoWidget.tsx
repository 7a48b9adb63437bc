import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import X from 'lucide-react/icons/x';
import { useIntl } from 'react-intl';
import type { PromoWidget } from '#/api/generated/model/index.ts';
import { promoWidgetQuery } from '#/entities/player/queries.ts';
import { parseInstant } from '#/lib/clock.ts';
import { tabStore } from '#/lib/storage.ts';
import { sameSitePath } from '#/lib/url.ts';
import { useAtServerTime, useServerNow } from '#/lib/useClock.ts';
import { useDecision } from '#/overlays/overlayHost.ts';
import { Countdown } from '#/ui/Countdown/Countdown.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import styles from './PromoWidget.module.css';

const DISMISSED = 'promoWidget.dismissed';
const MINUTE_MS = 60_000;

/**
 * A small link to a promotion, shown on every page. When the promotion ends, the link to the next one is
 * loaded (S2.106).
 */
export function PromoWidget() {
  const client = useQueryClient();
  const widget = useQuery(promoWidgetQuery()).data?.data;
  const { pathname } = useLocation();
  const now = useServerNow(MINUTE_MS);
  const [dismissed, setDismissed] = useState(() => tabStore.get(DISMISSED));
  useAtServerTime(
    parseInstant(widget?.endAt),
    () => void client.invalidateQueries({ queryKey: promoWidgetQuery().queryKey }),
  );
  const mayShow = useDecision('badge') === 'now';
  const target = widgetTarget(widget, { path: pathname, now, dismissed });
  if (!widget || !mayShow || target === null) return null;
  const dismiss = () => {
    const key = widgetKey(widget);
    tabStore.set(DISMISSED, key);
    setDismissed(key);
  };
  return <PromoWidgetView widget={widget} to={target} onDismiss={dismiss} />;
}

/**
 * Identifies a widget in storage, so that a closed widget stays closed. The same promotion with another end
 * date counts as a new widget.
 */
export function widgetKey({ id, endAt }: Pick<PromoWidget, 'id' | 'endAt'>): string {
  return `${String(id)} ${endAt ?? ''}`.trim();
}

interface WidgetPlace {
  readonly path: string;
  /** Server time, epoch milliseconds. */
  readonly now: number;
  readonly dismissed: string | null;
}

function isUnder(path: string, target: string): boolean {
  const [place = ''] = target.split(/[?#]/, 1);
  return path === place || path.startsWith(`${place}/`);
}

/**
 * The widget's link. Null if the promotion has ended, if the player has closed the widget, and on the page
 * that it links to.
 */
export function widgetTarget(
  widget: PromoWidget | undefined,
  { path, now, dismissed }: WidgetPlace,
): string | null {
  const target = sameSitePath(widget?.url);
  if (!widget || target === null || widgetKey(widget) === dismissed) return null;
  if (now >= (parseInstant(widget.endAt) ?? Number.POSITIVE_INFINITY)) return null;
  return isUnder(path, target) ? null : target;
}

interface PromoWidgetViewProps {
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
