import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDomEvents } from '../useDomEvents.ts';
import styles from './SafeHtml.module.css';

export interface SafeHtmlProps {
  /** Untrusted HTML. */
  html: string;
  /** Handles a press on an internal link (a path), to navigate without a page load. */
  onNavigate?: ((path: string) => void) | undefined;
  /** Called with the sanitised DOM, before paint. */
  onDrawn?: (root: HTMLElement) => void;
}

/** The only component that inserts server HTML. The sanitiser is a lazy chunk. */
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
  // Renders no HTML until sanitised: with Trusted Types enforced, even an empty string would throw.
  return (
    <div
      ref={root}
      className={styles.html}
      aria-busy={clean === undefined}
      dangerouslySetInnerHTML={clean === undefined ? undefined : { __html: clean }}
    />
  );
}

/**
 * The sanitised HTML of this text, never of a previous one. Undefined until it is ready; `failed` if the
 * sanitiser didn't load.
 */
function useSanitized(html: string): TrustedHTML | 'failed' | undefined {
  const [clean, setClean] = useState<{ of: string; html: TrustedHTML | 'failed' } | undefined>(() => {
    const built = sanitizeInBuild(html);
    return built && { of: html, html: built };
  });
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

/**
 * The path of an unmodified click on an internal link, otherwise null. The browser handles clicks with a
 * modifier key.
 */
function insideLink(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const path = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
  return path?.startsWith('/') ? path : null;
}

/** Strips tags, as a fallback. The result is rendered as text, so leftover markup is harmless. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

type Sanitize = (html: string) => TrustedHTML;

/** The build's sanitiser. It can't be a lazy chunk there, because the build renders pages in one go. */
let ownSanitizer: Sanitize | undefined;
/** A cache, because many pages contain the same texts. */
const sanitized = new Map<string, TrustedHTML>();

/** Sets the sanitiser. Only the build calls this. */
export function provideSanitizer(own: Sanitize): void {
  ownSanitizer = own;
}

/** The sanitised HTML in the build. Undefined in a browser, which loads the sanitiser later. */
function sanitizeInBuild(html: string): TrustedHTML | undefined {
  if (!ownSanitizer) return undefined;
  const known = sanitized.get(html) ?? ownSanitizer(html);
  sanitized.set(html, known);
  return known;
}
