type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => void)>>;

/**
 * Creates an element. Function values are event listeners; `true` sets a bare attribute and `false`
 * omits it.
 */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (typeof value === 'string') element.setAttribute(name, value);
    else element.toggleAttribute(name, value);
  }
  element.append(...children);
  return element;
}

export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * Whether the player prefers reduced motion. Read each time, because it may change while the page
 * is open.
 */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
