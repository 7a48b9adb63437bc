// A strict policy refuses the style attributes that React writes. Each value becomes a rule of the page's
// inline style; what React sets later goes by the object model, which no policy forbids.

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

const decoded = (text: string): string =>
  text.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

/** @param part tells the values of one markup from those of another in the same page */
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
