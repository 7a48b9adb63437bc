/**
 * Matches host patterns: `*` stands for one or more characters, and the port is optional. Doesn't use regular
 * expressions, which can be slow.
 */
export function hostMatches(pattern: string, host: string): boolean {
  const name = withoutPort(host).toLowerCase();
  const [first = '', ...others] = pattern.toLowerCase().split('*');
  if (others.length === 0) return name === first;
  if (!name.startsWith(first)) return false;
  return fits(name.slice(first.length), others);
}

/** Each `*` consumes at least one character. The last part must match the end of the name. */
function fits(rest: string, parts: readonly string[]): boolean {
  const [part = '', ...others] = parts;
  if (others.length === 0) return rest.length > part.length && rest.endsWith(part);
  const at = rest.indexOf(part, 1);
  return at !== -1 && fits(rest.slice(at + part.length), others);
}

function withoutPort(host: string): string {
  const colon = host.lastIndexOf(':');
  return colon === -1 ? host : host.slice(0, colon);
}
