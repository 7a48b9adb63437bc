// A minimal line-based markup for pages, so that four languages stay readable side by side.
import type { LocaleId } from './settings.ts';

export interface PageDefinition {
  slug: string;
  isHidden: boolean;
  title: Record<LocaleId, string>;
  /**
   * Lines: `# heading`, `## smaller heading`, `- item`, `| cell | cell` (the first row is the table's
   * header), otherwise a paragraph. Inline HTML is kept.
   */
  text: Record<LocaleId, string>;
}

type Kind = 'heading' | 'subheading' | 'item' | 'row' | 'paragraph';

function kindOf(line: string): Kind {
  if (line.startsWith('# ')) return 'heading';
  if (line.startsWith('## ')) return 'subheading';
  if (line.startsWith('- ')) return 'item';
  return line.startsWith('| ') ? 'row' : 'paragraph';
}

function tableOf(rows: readonly string[]): string {
  const cells = rows.map((row) => row.slice(2).split(' | '));
  const [head = [], ...rest] = cells;
  const line = (tag: string, row: readonly string[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${line('th', head)}</thead><tbody>${rest.map((row) => line('td', row)).join('')}</tbody></table>`;
}

const blockOf: Record<Kind, (lines: readonly string[]) => string> = {
  heading: (lines) => lines.map((line) => `<h2>${line.slice(2)}</h2>`).join(''),
  subheading: (lines) => lines.map((line) => `<h3>${line.slice(3)}</h3>`).join(''),
  item: (lines) => `<ul>${lines.map((line) => `<li>${line.slice(2)}</li>`).join('')}</ul>`,
  row: tableOf,
  paragraph: (lines) => lines.map((line) => `<p>${line}</p>`).join(''),
};

export function htmlOf(text: string): string {
  const blocks: { kind: Kind; lines: string[] }[] = [];
  for (const line of text
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const kind = kindOf(line);
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
  }
  return blocks.map(({ kind, lines }) => blockOf[kind](lines)).join('');
}
