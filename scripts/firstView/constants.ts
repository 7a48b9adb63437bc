// Tokens that nothing overrides are written out: a shorter page, and nothing to look up for each element.

/** Longer values, such as gradients, stay one token that many rules name. */
const LONGEST = 32;
const DEFINITION = /(?:^|[{};])\s*(--[\w-]+)\s*:\s*([^;{}]+)/g;
const RULE = /([^{};]*)\{([^{}]*)\}/g;
/** A rule for the whole document, of all brands or of one. */
const WHOLE = /^(?::root|\[data-brand=["']?[\w-]+["']?\])$/;
const USE = /var\((--[\w-]+)\)/g;

function definitions(css: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ''] of css.matchAll(DEFINITION)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Css without what stands inside `@media`, `@container` and `@supports`. */
function unconditional(css: string): string {
  return css.replace(/@(?:media|container|supports)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
}

/**
 * The properties that have one value wherever the page looks.
 * @param others all other style sheets of the build and the style attributes, which may override
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

export function writeOut(css: string, constants: ReadonlyMap<string, string>): string {
  const valueOf = (name: string, depth: number): string | null => {
    const value = constants.get(name);
    if (value === undefined || depth > 5) return null;
    const resolved = value.replace(USE, (use, inner: string) => valueOf(inner, depth + 1) ?? use);
    return resolved.length > LONGEST ? null : resolved;
  };
  return css.replace(USE, (use, name: string) => valueOf(name, 0) ?? use);
}
