// `openapi/generated/errors.yaml`: the enum and envelope of each family of error codes in `schemas/`.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

const MAX_ERRORS = 50;

/** Error codes by the name of their family. */
type Families = Record<string, string[]>;

/**
 * The meaning of a code, and the fields of its `data`. The names of optional fields end with a question mark.
 */
export interface CodeMeaning {
  readonly means: string;
  readonly client: string;
  readonly data?: readonly string[];
}
type Meanings = Readonly<Record<string, CodeMeaning>>;

export interface ErrorSource {
  readonly ErrorItem: { readonly properties: Record<string, unknown> };
  readonly ErrorData: { readonly properties: Record<string, unknown> };
  readonly families: Families;
  readonly codes: Meanings;
}

function meaningOf(codes: Meanings, family: string, code: string): CodeMeaning {
  const meaning = codes[code];
  if (!meaning) throw new Error(`${family} has the code ${code}, which 'codes' doesn't explain`);
  return meaning;
}

/** The description of an enum of codes, as a Markdown list. */
function listOf(codes: Meanings, family: readonly string[]): string {
  return family
    .flatMap((code) => {
      const meaning = codes[code];
      return meaning ? [`- \`${code}\`: ${meaning.means} **Client:** ${meaning.client}`] : [];
    })
    .join('\n');
}

const optional = /\?$/;

function dataSchema({ ErrorData }: ErrorSource, fields: readonly string[]): object {
  const names = fields.map((field) => field.replace(optional, ''));
  const required = fields.filter((field) => !optional.test(field));
  const unknown = names.find((name) => !(name in ErrorData.properties));
  if (unknown !== undefined) throw new Error(`ErrorData has no field ${unknown}`);
  return {
    type: 'object',
    description: 'Figures that belong to the code',
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(names.map((name) => [name, ErrorData.properties[name]])),
  };
}

/** Groups the codes by the fields of their data, so that codes with the same data share a schema. */
function byData(source: ErrorSource, family: string, codes: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const code of codes) {
    const fields = (meaningOf(source.codes, family, code).data ?? []).join(' ');
    groups.set(fields, [...(groups.get(fields) ?? []), code]);
  }
  return groups;
}

/** The two schemas of a family of error codes: the enum of the codes, and the envelope of the responses. */
function schemasOf(source: ErrorSource, family: string, codes: readonly string[]): object {
  const { code: _, data: __, ...others } = source.ErrorItem.properties;
  const variants = [...byData(source, family, codes)].map(([fields, ofFields]) => ({
    type: 'object',
    required: ['code'],
    properties: {
      code: {
        type: 'string',
        description: fields === '' ? 'A code without figures' : 'A code with these figures',
        enum: ofFields,
      },
      ...(fields === '' ? {} : { data: dataSchema(source, fields.split(' ')) }),
    },
  }));
  return {
    [`${family}ErrorCode`]: { type: 'string', description: listOf(source.codes, codes), enum: codes },
    [`${family}Errors`]: {
      type: 'object',
      required: ['errors'],
      properties: {
        errors: {
          type: 'array',
          description: 'What went wrong. Usually one; several if several fields are wrong',
          minItems: 1,
          maxItems: MAX_ERRORS,
          items: {
            type: 'object',
            required: ['code'],
            properties: { code: { $ref: `#/${family}ErrorCode` }, ...others },
            // Every family has codes without data. A single variant therefore means that no code has data, so
            // a union would add nothing.
            ...(variants.length > 1 ? { oneOf: variants } : {}),
          },
        },
      },
    },
  };
}

/** The schemas of all families. Throws if a family has a code twice, or a code has no explanation. */
export function errorSchemas(source: ErrorSource): object {
  const schemas = Object.entries(source.families).map(([family, codes]) => {
    const repeated = codes.find((code, index) => codes.indexOf(code) !== index);
    if (repeated !== undefined) throw new Error(`${family} has the code ${repeated} twice`);
    return schemasOf(source, family, codes);
  });
  return Object.assign({}, ...schemas) as object;
}

/** Merges the tables of all files. Throws when two have the same key. */
export function mergeTables<Value>(
  tables: readonly Readonly<Record<string, Value>>[],
): Record<string, Value> {
  const joined: Record<string, Value> = {};
  for (const [name, value] of tables.flatMap((table) => Object.entries(table))) {
    if (name in joined) throw new Error(`${name} is defined twice`);
    joined[name] = value;
  }
  return joined;
}

/** Reads the families of error codes and their meanings from all schema files. */
export function readErrors(root: string): ErrorSource {
  // The cast is safe: the files are our own, and the bundler checks the schemas generated from them.
  const read = (path: string) =>
    parse(readFileSync(join(root, 'openapi/schemas', path), 'utf8')) as Partial<ErrorSource>;
  const files = globSync('*.yaml', { cwd: join(root, 'openapi/schemas') })
    .toSorted()
    .map(read);
  const common = read('errors.yaml') as ErrorSource;
  return {
    ...common,
    families: mergeTables(files.map(({ families = {} }) => families)),
    codes: mergeTables(files.map(({ codes = {} }) => codes)),
  };
}

/** Writes the meaning of each code, for the mock's list of scenarios. */
export function writeErrorMeanings(root: string): void {
  const meanings = Object.entries(readErrors(root).codes).map(([code, { means }]) => [code, means]);
  writeFileSync(
    join(root, 'mocks/generated/errorMeanings.ts'),
    `// Generated from openapi/schemas. Do not edit.
export const errorMeanings: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(meanings))};
`,
  );
}

export function writeErrors(root: string): void {
  const schemas = errorSchemas(readErrors(root));
  mkdirSync(join(root, 'openapi/generated'), { recursive: true });
  writeFileSync(
    join(root, 'openapi/generated/errors.yaml'),
    `# Generated from schemas. Do not edit.\n${stringify(schemas, { aliasDuplicateObjects: false })}`,
  );
}
