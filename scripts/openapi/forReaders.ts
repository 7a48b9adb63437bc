// The description as people read it: each operation explains its errors in a table, instead of the whole family of
// codes in each response.
import { resolveReference, type Description, type Operation } from '../generation/bundle.ts';
import type { CodeMeaning } from '../generation/errors.ts';

type Codes = Readonly<Record<string, CodeMeaning>>;

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

function codesOf(description: Description, { responses }: Operation): [status: string, code: string][] {
  return Object.entries(responses)
    .filter(([status]) => /^[45]/.test(status))
    .flatMap(([status, reference]) => {
      const examples = resolveReference(description, reference).content?.['application/json']?.examples ?? {};
      const text = JSON.stringify(Object.values(examples));
      return [...new Set([...text.matchAll(/"code":"(\w+)"/g)].map(([, code = '']) => code))].map(
        (code): [string, string] => [status, code],
      );
    });
}

function errorTable(rows: readonly (readonly [string, string])[], codes: Codes): string {
  const lines = rows.map(([status, code]) => {
    const { means = '', client = '', data = [] } = codes[code] ?? {};
    const figures = data.map((field) => `\`${field.replace('?', '')}\``).join(', ');
    return `| ${status} | \`${code}\` | ${cell(means)}${figures ? ` Has ${figures}.` : ''} | ${cell(client)} |`;
  });
  return ['| Status | Code | What happened | What the client does |', '|---|---|---|---|', ...lines].join(
    '\n',
  );
}

/** Codes that nearly every call has are explained once, at the top. */
const COMMON = new Set([
  'invalid_request',
  'unauthorized',
  'too_many_requests',
  'region_blocked',
  'server_error',
  'service_unavailable',
]);

function explained(description: Description, operation: Operation, codes: Codes): Operation {
  const rows = codesOf(description, operation).filter(([, code]) => !COMMON.has(code));
  if (rows.length === 0) return operation;
  const text = `${operation.description ?? ''}\n\n**Errors of this call**\n\n${errorTable(rows, codes)}`;
  return { ...operation, description: text };
}

/** The enum of a family would repeat its meanings in every response. */
function withoutFamilies(
  schemas: Description['components']['schemas'],
): Description['components']['schemas'] {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      if (!name.endsWith('ErrorCode') || typeof schema !== 'object' || schema === null) return [name, schema];
      return [name, { ...schema, description: 'What happened; see the errors of the call' }];
    }),
  );
}

export function forReaders(description: Description, codes: Codes): Description {
  const paths = Object.entries(description.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        explained(description, operation, codes),
      ]),
    ),
  ]);
  const common = [...COMMON].map((code) => ['', code] as const);
  const table = errorTable(common, codes).replaceAll('|  |', '| any |');
  return {
    ...description,
    info: {
      ...description.info,
      description: `${description.info.description ?? ''}\n\n# Errors of any call\n\n${table}\n`,
    },
    paths: Object.fromEntries(paths) as Description['paths'],
    components: { ...description.components, schemas: withoutFamilies(description.components.schemas) },
  };
}
