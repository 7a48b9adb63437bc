// Inlines tokens that nothing overrides, so that the page gets shorter and styles resolve faster.

/** Maximum length of an inlined value. Longer values, such as gradients, would be repeated in many rules. */
const MAX_INLINED_LENGTH = 32;
const DEFINITION = /(?:^|[{};])\s*(--[\w-]+)\s*:\s*([^;{}]+)/g;
const RULE = /([^{};]*)\{([^{}]*)\}/g;
/** Selectors that match the whole document, for all brands or for one. */
const WHOLE = /^(?::root|\[data-brand=["']?[\w-]+["']?\])$/;
const USE = /var\((--[\w-]+)\)/g;

function definitions(css: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ''] of css.matchAll(DEFINITION)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Removes `@media`, `@container` and `@supports` blocks. */
function unconditional(css: string): string {
  return css.replace(/@(?:media|container|supports)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
}

/**
 * The custom properties with one value on the whole page.
 * @param others the build's other style sheets, which may override them
 */
export function constantsOf(page: string, others: string): Map<string, string> {
  const here = definitions(page);
  const elsewhere = definitions(others);
  const values = new Map<string, string>();
  for (const [, selector = '', body = ''] of unconditional(page).matchAll(RULE)) {
    if (!WHOLE.test(selector.trim())) continue;
    for (const [, name = '', value = ''] of `{${body}`.matchAll(DEFINITION))
      if (here.get(name) === 1 && !elsewhere.has(name)) values.set(name, value.trim());
  }
  return values;
}

export function inlineTokens(css: string, constants: ReadonlyMap<string, string>): string {
  const valueOf = (name: string, depth: number): string | null => {
    const value = constants.get(name);
    if (value === undefined || depth > 5) return null;
    const resolved = value.replace(USE, (use, inner: string) => valueOf(inner, depth + 1) ?? use);
    return resolved.length > MAX_INLINED_LENGTH ? null : resolved;
  };
  return css.replace(USE, (use, name: string) => valueOf(name, 0) ?? use);
}
