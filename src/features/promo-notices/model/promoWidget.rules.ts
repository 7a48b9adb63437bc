import type { PromoWidget } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';
import { sameSitePath } from '#/lib/url.ts';

/** Identifies a widget. The same promotion with another end date counts as a new one. */
export function widgetKey({ id, endAt }: Pick<PromoWidget, 'id' | 'endAt'>): string {
  return `${String(id)} ${endAt ?? ''}`.trim();
}

export interface WidgetPlace {
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
