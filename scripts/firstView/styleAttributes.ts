// The content security policy refuses the style attributes in prerendered markup, so each value becomes a
// rule of the inline style sheet. In the browser React sets styles through the CSSOM, which the policy
// allows.

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

const decoded = (text: string): string =>
  text.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

/** @param part a prefix that keeps the rules apart if a page combines several pieces of markup */
export function liftStyleAttributes(markup: string, part = ''): { markup: string; css: string } {
  const values: string[] = [];
  const lifted = markup.replace(/(<\w[^<>]*?) style="([^"]*)"/g, (_, before: string, value: string) => {
    if (!values.includes(value)) values.push(value);
    return `${before} data-drawn-style="${part}${String(values.indexOf(value))}"`;
  });
  const css = values
    .map((value, index) => `[data-drawn-style="${part}${String(index)}"]{${decoded(value)}}`)
    .join('');
  return { markup: lifted, css };
}
