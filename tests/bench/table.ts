// Prints the table of `npm run bench`: figure, target, verdict. A missed target doesn't fail the command.

export type Verdict = 'goal' | 'pass' | 'miss' | 'not measured';

export interface Row {
  what: string;
  figure: number;
  unit: 'x' | 'ms' | 'kB' | 'MB' | '%' | '' | '/s' | 's';
  pass: number;
  goal: number;
  /** True if a higher value is better. */
  isRate?: boolean;
  detail?: string;
}

export function verdictOf({ figure, pass, goal, isRate = false }: Row): Verdict {
  if (Number.isNaN(figure)) return 'not measured';
  const reaches = (bar: number): boolean => (isRate ? figure >= bar : figure <= bar);
  if (reaches(goal)) return 'goal';
  return reaches(pass) ? 'pass' : 'miss';
}

const written = (value: number, unit: string): string =>
  `${Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 0)}${unit === 'x' ? 'x' : unit ? ` ${unit}` : ''}`;

/** The contents of the file that a run writes. */
export interface BenchFile {
  commit: string;
  /** ISO date and time of the run. */
  at: string;
  rows: Row[];
}

function layOut(head: readonly string[], cells: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((cell) => (cell[column] ?? '').length)),
  );
  const line = (cell: readonly string[]): string =>
    cell
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...cells.map(line)].join('\n');
}

/** Compares two runs: the figures of both, and each later figure as a multiple of the earlier one. */
export function formatComparison(former: BenchFile, measured: BenchFile): string {
  const before = new Map(former.rows.map((row) => [row.what, row.figure]));
  const cells = measured.rows.map((row) => {
    const then = before.get(row.what);
    return [
      row.what,
      then === undefined ? '' : written(then, row.unit),
      written(row.figure, row.unit),
      then === undefined || then === 0 ? '' : `${(row.figure / then).toFixed(2)}x`,
      verdictOf(row),
    ];
  });
  return layOut(['what', former.commit, measured.commit, 'ratio', 'verdict'], cells);
}

export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    written(row.figure, row.unit),
    written(row.pass, row.unit),
    written(row.goal, row.unit),
    verdictOf(row),
    row.detail ?? '',
  ]);
  return layOut(['what', 'figure', 'pass', 'goal', 'verdict', 'detail'], cells);
}
