import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { promoWidgetQuery } from '#/entities/player/queries.ts';
import { atServerTime, parseInstant } from '#/lib/clock.ts';
import { tabStore } from '#/lib/storage.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { useDecision } from '#/overlays/overlayHost.ts';
import { widgetKey, widgetTarget } from './model/promoWidget.rules.ts';
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
