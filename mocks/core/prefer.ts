import type { AnswerExample, ErrorExample, OperationEntry } from './routes.ts';

/**
 * Finds the example that a `Prefer` header names, in Prism's syntax: `Prefer: code=400,
 * example=insufficient_funds`. A code alone selects its first example. Unknown examples are ignored
 * (RFC 7240); `Preference-Applied` names the one that was used.
 */
export function preferredExample(
  operation: OperationEntry,
  header: string | null,
): AnswerExample | ErrorExample | undefined {
  if (header === null) return undefined;
  const preferences = new Map(
    header.split(/[,;]/).map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')];
    }),
  );
  const code = preferences.get('code');
  const example = preferences.get('example');
  if (code === undefined && example === undefined) return undefined;
  return [...operation.answers, ...operation.errors].find(
    ({ name, status }) =>
      (code === undefined || String(status) === code) && (example === undefined || name === example),
  );
}
