// When the shell keeps a promotion in sight.
import type { PromoWidget } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';
import { sameSitePath } from '#/lib/url.ts';

/** Tells one widget from the next: the same promotion of another week is another one. */
export function widgetKey({ id, endAt }: Pick<PromoWidget, 'id' | 'endAt'>): string {
  return `${String(id)} ${endAt ?? ''}`.trim();
}

export interface WidgetPlace {
  readonly path: string;
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: number;
  readonly dismissed: string | null;
}

function isUnder(path: string, target: string): boolean {
  const [place = ''] = target.split(/[?#]/, 1);
  return path === place || path.startsWith(`${place}/`);
}

/** Null after its end, once closed, and on its own pages. */
export function widgetTarget(
  widget: PromoWidget | undefined,
  { path, now, dismissed }: WidgetPlace,
): string | null {
  const target = sameSitePath(widget?.url);
  if (!widget || target === null || widgetKey(widget) === dismissed) return null;
  if (now >= (parseInstant(widget.endAt) ?? Number.POSITIVE_INFINITY)) return null;
  return isUnder(path, target) ? null : target;
}
