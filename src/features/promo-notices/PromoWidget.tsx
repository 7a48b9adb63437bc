import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { PromoWidget } from '#/api/generated/model/index.ts';
import { promoWidgetQuery } from '#/entities/player/queries.ts';
import { atServerTime, parseInstant } from '#/lib/clock.ts';
import { tabStore } from '#/lib/storage.ts';
import { sameSitePath } from '#/lib/url.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { useDecision } from '#/overlays/overlayHost.ts';
import { PromoWidgetView } from './ui/PromoWidget/PromoWidgetView.tsx';

const DISMISSED = 'promoWidget.dismissed';
const MINUTE_MS = 60_000;

/** A small link to one promotion on every page. Loads the next one when it ends (S2.106). */
export function PromoWidget() {
  const client = useQueryClient();
  const widget = useQuery(promoWidgetQuery()).data?.data;
  const { pathname } = useLocation();
  const now = useServerNow(MINUTE_MS);
  const [dismissed, setDismissed] = useState(() => tabStore.get(DISMISSED));
  const endAt = parseInstant(widget?.endAt);
  useEffect(() => {
    if (endAt === null) return undefined;
    const { queryKey } = promoWidgetQuery();
    return atServerTime(endAt, () => void client.invalidateQueries({ queryKey }));
  }, [client, endAt]);
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

/** Identifies a widget. The same promotion with another end date counts as a new one. */
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

/** The widget's link; null after its end, once it is closed, and on the pages it links to. */
export function widgetTarget(
  widget: PromoWidget | undefined,
  { path, now, dismissed }: WidgetPlace,
): string | null {
  const target = sameSitePath(widget?.url);
  if (!widget || target === null || widgetKey(widget) === dismissed) return null;
  if (now >= (parseInstant(widget.endAt) ?? Number.POSITIVE_INFINITY)) return null;
  return isUnder(path, target) ? null : target;
}
