// `mocks/generated/realtimeSchemas.ts`: the schemas of the server's realtime messages with examples. The
// mock's panel generates its forms from them, because the zod schemas have no examples.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description } from './bundle.ts';

type Schema = Record<string, unknown>;

const nameIn = (reference: string): string => reference.split('/').at(-1) ?? '';

/** The given names, and the names of all schemas that they refer to, directly or indirectly. */
function reachable(schemas: Record<string, unknown>, names: readonly string[]): string[] {
  const found = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const references = JSON.stringify(schemas[name]).matchAll(/"\$ref":"([^"]+)"/g);
    queue.push(...Array.from(references, ([, reference = '']) => nameIn(reference)));
  }
  return [...found].sort();
}

export function writeRealtimeSchemas(root: string, { components: { schemas } }: Description): void {
  const message = schemas['RealtimeMessage'] as { discriminator: { mapping: Record<string, string> } };
  const messages = Object.entries(message.discriminator.mapping).map(([type, reference]) => {
    const schema = schemas[nameIn(reference)] as Schema;
    const { data } = schema['properties'] as { data: Schema };
    const { description = '' } = schema;
    return { type, description, data };
  });
  const names = messages.flatMap(({ data }) => nameIn(String(data['$ref'])));
  const table = Object.fromEntries(reachable(schemas, names).map((name) => [name, schemas[name]]));
  writeFileSync(
    join(root, 'mocks/generated/realtimeSchemas.ts'),
    [
      '// Generated from the description. Do not edit.',
      "import type { JsonSchema, MessageSchema } from '../realtime/jsonSchema.ts';",
      '',
      `export const messageSchemas: readonly MessageSchema[] = ${JSON.stringify(messages)};`,
      '',
      `export const schemasByName: Readonly<Record<string, JsonSchema>> = ${JSON.stringify(table)};`,
      '',
    ].join('\n'),
  );
}
