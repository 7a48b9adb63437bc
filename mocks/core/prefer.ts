import type { AnswerExample, ErrorExample, OperationEntry } from './routes.ts';

/**
 * The example that Prism's header asks for: `Prefer: code=400, example=insufficient_funds`, or a success: `code=200, example=empty`.
 * A code alone means its first example. What the operation does not have is ignored, as RFC 7240 wants; what was applied is said
 * in `Preference-Applied`.
 */
export function preferredExample(
  operation: OperationEntry,
  header: string | null,
): AnswerExample | ErrorExample | undefined {
  if (header === null) return undefined;
  const wishes = new Map(
    header.split(/[,;]/).map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')];
    }),
  );
  const code = wishes.get('code');
  const example = wishes.get('example');
  if (code === undefined && example === undefined) return undefined;
  return [...operation.answers, ...operation.errors].find(
    ({ name, status }) =>
      (code === undefined || String(status) === code) && (example === undefined || name === example),
  );
}
