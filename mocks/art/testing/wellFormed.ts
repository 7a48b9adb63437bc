const attribute = String.raw`\s+[A-Za-z][\w:-]*="[^"<&]*(?:&(?:amp|lt|gt|quot|apos);[^"<&]*)*"`;
const token = new RegExp(
  String.raw`<([A-Za-z]+)((?:${attribute})*)\s*(/?)>|</([A-Za-z]+)>|(?:[^<&]|&(?:amp|lt|gt|quot|apos);)+`,
  'gy',
);

/**
 * Whether the XML is well-formed. Node has no XML parser, so this checks only what the drawings
 * use: elements, double-quoted attributes, text and the five named entities.
 */
export function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  token.lastIndex = 0;
  let roots = 0;
  while (token.lastIndex < xml.length) {
    const match = token.exec(xml);
    if (!match) return false;
    const [, start, attributes = '', selfClosed, end] = match;
    const names = [...attributes.matchAll(/\s([A-Za-z][\w:-]*)=/g)].map((found) => found[1]);
    if (new Set(names).size !== names.length) return false;
    if (start !== undefined && open.length === 0) roots += 1;
    if (start !== undefined && selfClosed !== '/') open.push(start);
    if (end !== undefined && open.pop() !== end) return false;
  }
  return open.length === 0 && roots === 1;
}
