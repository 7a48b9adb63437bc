// Prepares the OpenAPI description for human readers: each operation lists its own errors, instead of the
// whole family of codes in each response.
import { resolveReference, type Description, type Operation } from '../generation/bundle.ts';
import type { CodeMeaning } from '../generation/errors.ts';

type Codes = Readonly<Record<string, CodeMeaning>>;

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

/** A list, because the names of codes would break in the narrow columns of a table. */
function errorList(rows: readonly (readonly [status: string, code: string])[], codes: Codes): string {
  return rows
    .map(([status, code]) => {
      const { means = '', client = '', data = [] } = codes[code] ?? {};
      const figures = data.map((field) => `\`data.${field.replace('?', '')}\``).join(', ');
      const what = `${means}${figures ? ` Has ${figures}.` : ''}`;
      return `- ${status ? `**${status}** ` : ''}\`${code}\`: ${what} *Client:* ${client}`;
    })
    .join('\n');
}

/** Marks the names of codes and operations in a text as code. */
function withNames(text: string, names: RegExp): string {
  return text.replaceAll(names, '`$&`');
}

function namesOf({ paths }: Description, codes: Codes): RegExp {
  const operations = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  // Skips names without capitals or `_`, because they could be ordinary words.
  const names = [...Object.keys(codes), ...operations].filter((name) => /[_A-Z]/.test(name));
  return new RegExp(`(?<![\\w\`.])(?:${names.join('|')})(?![\\w\`])`, 'g');
}

/** Codes that nearly every call may return. They are explained once, at the top. */
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
  const text = withNames(operation.description ?? '', namesOf(description, codes));
  const errors = rows.length === 0 ? '' : `\n\n**Errors of this call**\n\n${errorList(rows, codes)}`;
  return { ...operation, description: `${text}${errors}` };
}

/** Shortens the enums of error families, which would otherwise repeat all meanings in every response. */
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
  return {
    ...description,
    info: {
      ...description.info,
      description: `${description.info.description ?? ''}\n\n# Errors of any call\n\n${errorList(common, codes)}\n`,
    },
    paths: Object.fromEntries(paths) as Description['paths'],
    components: { ...description.components, schemas: withoutFamilies(description.components.schemas) },
  };
}
