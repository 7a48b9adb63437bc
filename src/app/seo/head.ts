// The tags of the document's head that change with the page.

export interface HeadTags {
  readonly title: string;
  readonly description: string | undefined;
  readonly robots: string;
  /** Absolute or a path; undefined leaves the page without one. */
  readonly canonicalUrl: string | undefined;
}

function setMeta(name: string, content: string | undefined): void {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) {
    existing?.remove();
    return;
  }
  const meta = existing ?? document.createElement('meta');
  meta.name = name;
  meta.content = content;
  if (!existing) document.head.append(meta);
}

function setCanonical(href: string | undefined): void {
  const existing = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (href === undefined || !URL.canParse(href, location.origin)) {
    existing?.remove();
    return;
  }
  const link = existing ?? document.createElement('link');
  link.rel = 'canonical';
  link.href = new URL(href, location.origin).href;
  if (!existing) document.head.append(link);
}

/** Writes the tags into the document. */
export function applyHead({ title, description, robots, canonicalUrl }: HeadTags): void {
  document.title = title;
  setMeta('description', description);
  setMeta('robots', robots);
  setCanonical(canonicalUrl);
}
