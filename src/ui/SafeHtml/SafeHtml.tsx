import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDomEvents } from '../useDomEvents.ts';
import styles from './SafeHtml.module.css';

export interface SafeHtmlProps {
  /** HTML from outside, trusted in nothing. */
  html: string;
  /** Takes a press on a link within the site (a path), so that the page is changed and not loaded anew. */
  onNavigate?: ((path: string) => void) | undefined;
  /** The harmless form stands in `root`, before it is painted. */
  onDrawn?: (root: HTMLElement) => void;
}

/** The only place where server HTML gets into the page. The sanitiser loads with the first of it. */
export function SafeHtml({ html, onNavigate, onDrawn }: SafeHtmlProps) {
  const root = useRef<HTMLDivElement>(null);
  const clean = useSanitized(html);
  const tellDrawn = useEffectEvent(() => {
    if (root.current) onDrawn?.(root.current);
  });
  useLayoutEffect(() => {
    if (clean !== undefined && clean !== 'failed') tellDrawn();
  }, [clean]);
  useDomEvents(root, {
    click: (event) => {
      const path = insideLink(event);
      if (!path || !onNavigate) return;
      event.preventDefault();
      onNavigate(path);
    },
  });
  if (clean === 'failed') {
    return (
      <div ref={root} className={styles.html}>
        {textOf(html)}
      </div>
    );
  }
  // Nothing at all until then: where Trusted Types are enforced, even an empty string would be refused.
  return (
    <div
      ref={root}
      className={styles.html}
      aria-busy={clean === undefined}
      dangerouslySetInnerHTML={clean === undefined ? undefined : { __html: clean }}
    />
  );
}

/** The harmless HTML, never that of an earlier text; `failed` if the sanitiser did not come. */
function useSanitized(html: string): TrustedHTML | 'failed' | undefined {
  const [clean, setClean] = useState<{ of: string; html: TrustedHTML | 'failed' }>();
  useEffect(() => {
    let isWanted = true;
    const run = async () => {
      const { sanitize } = await import('./sanitize.ts');
      if (isWanted) setClean({ of: html, html: sanitize(html) });
    };
    run().catch(() => {
      if (isWanted) setClean({ of: html, html: 'failed' });
    });
    return () => {
      isWanted = false;
    };
  }, [html]);
  return clean?.of === html ? clean.html : undefined;
}

/** The path of a plain press on a link within the site; the browser keeps presses with a key held down. */
function insideLink(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const path = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
  return path?.startsWith('/') ? path : null;
}

/** The words without tags, as plain text: harmless whatever is left of a tag. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
