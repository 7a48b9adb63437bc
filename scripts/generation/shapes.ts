// `src/api/generated/shapes.ts`: field names and types of each response, small enough for production. The
// schemas of `contract.ts` check more, but are larger than the client.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description } from './bundle.ts';
import { listOperations } from './operations.ts';

type Schema = Record<string, unknown>;
/**
 * `n`, `s`, `b`: number, text, boolean. `*`: anything but null. `@Name`: the shape with this name in the
 * `objects` table.
 */
type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

function isNullable({ type, oneOf, anyOf }: Schema): boolean {
  const alternatives = [oneOf, anyOf].flat().filter((schema) => schema !== undefined) as Schema[];
  return (Array.isArray(type) && type.includes('null')) || alternatives.some((one) => one['type'] === 'null');
}

class Shapes {
  readonly objects = new Map<string, Shape>();
  private readonly schemas: Record<string, unknown>;

  constructor(schemas: Record<string, unknown>) {
    this.schemas = schemas;
  }

  /** The shape of a schema's values; null for a nullable schema, whose values aren't checked. */
  of(schema: Schema): Shape | null {
    const reference = schema['$ref'];
    if (typeof reference === 'string') return this.named(reference.split('/').at(-1) ?? '');
    if (isNullable(schema)) return null;
    switch (schema['type']) {
      case 'integer':
      case 'number':
        return 'n';
      case 'string':
        return 's';
      case 'boolean':
        return 'b';
      case 'array': {
        const item = this.of(schema['items'] as Schema);
        return item === null ? '*' : [item];
      }
      default:
        break;
    }
    if (schema['properties']) return this.fields(schema);
    const alternatives = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
    return alternatives ? this.common(alternatives) : '*';
  }

  /** The fields that all alternatives of a union share; `*` if any alternative isn't an object. */
  private common(alternatives: readonly Schema[]): Shape {
    const [first, ...others] = alternatives.map((alternative) => {
      const reference = alternative['$ref'];
      const name = typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '';
      const schema = (this.schemas[name] ?? alternative) as Schema;
      return schema['properties'] ? this.fields(schema) : null;
    });
    if (!first || others.some((other) => other === null)) return '*';
    const isCommon = ([name, shape]: [string, Shape]): boolean =>
      others.every((other) => JSON.stringify((other as typeof first)[name]) === JSON.stringify(shape));
    return Object.fromEntries(Object.entries(first).filter(isCommon));
  }

  private named(name: string): Shape | null {
    const schema = this.schemas[name] as Schema;
    if (!schema['properties'] || isNullable(schema)) return this.of(schema);
    if (!this.objects.has(name)) {
      // Sets a placeholder first: a recursive schema would otherwise be expanded forever.
      this.objects.set(name, '*');
      this.objects.set(name, this.fields(schema));
    }
    return `@${name}`;
  }

  /** Names of optional fields end with `?`. */
  private fields(schema: Schema): Readonly<Record<string, Shape>> {
    const required = (schema['required'] ?? []) as readonly string[];
    const rows = Object.entries(schema['properties'] as Record<string, Schema>).flatMap(([name, field]) => {
      const shape = this.of(field);
      return shape === null ? [] : [[required.includes(name) ? name : `${name}?`, shape] as const];
    });
    return Object.fromEntries(rows);
  }
}

export function writeShapes(root: string, description: Description): void {
  const shapes = new Shapes(description.components.schemas);
  const answers = listOperations(description).flatMap(({ method, path, responseType }) => {
    if (responseType === null) return [];
    const shape = shapes.of({ $ref: `#/components/schemas/${responseType}` });
    return shape === null ? [] : [[method.toUpperCase(), path, shape]];
  });
  writeFileSync(
    join(root, 'src/api/generated/shapes.ts'),
    `// Generated from the description. Do not edit.
/**
 * \`n\`, \`s\`, \`b\`: number, text, boolean; \`*\`: anything but null; \`@Name\`: one of \`objects\`. A field whose
 * name ends with \`?\` may be missing.
 */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

export const objects: Readonly<Record<string, Shape>> = ${JSON.stringify(Object.fromEntries(shapes.objects))};

export const answers: readonly (readonly [method: string, path: string, shape: Shape])[] = ${JSON.stringify(answers)};
`,
  );
}
