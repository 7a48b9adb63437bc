// Files that the player saves: lists as CSV, and other texts.
import { decimalSeparator, decimalText } from './decimal.ts';

/**
 * A text, or an exact decimal number. `parts` is the number without its decimal point, and `digits` counts its
 * decimals: 1050 with 2 digits is 10.50.
 */
export type CsvCell = string | { readonly parts: number; readonly digits: number };

/** An apostrophe keeps spreadsheets from reading the text as a formula. */
function textCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * CSV (RFC 4180) with a byte order mark. In locales with a decimal comma, semicolons separate the cells,
 * because spreadsheet programs expect that.
 */
export function csvText(rows: readonly (readonly CsvCell[])[], locale: string): string {
  const point = decimalSeparator(locale);
  const write = (cell: CsvCell): string =>
    typeof cell === 'string' ? textCell(cell) : decimalText(cell.parts, cell.digits, point);
  const lines = rows.map((row) => row.map(write).join(point === ',' ? ';' : ','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has its own reference to the blob by the next task, so the URL can be released then.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
