// `openapi/generated/errors.yaml`: the enum and envelope of each family of codes in `schemas/`.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

const MAX_ERRORS = 50;

/** Codes by the family's name. */
type Families = Record<string, string[]>;

interface ErrorSource {
  ErrorItem: { properties: Record<string, unknown> };
  families?: Families;
}

/** The two schemas of a family: the enum of its codes, and the envelope of its responses. */
function schemasOf(family: string, codes: readonly string[], item: ErrorSource['ErrorItem']): object {
  const { code: _, data: __, ...others } = item.properties;
  return {
    [`${family}ErrorCode`]: { type: 'string', enum: codes },
    [`${family}Errors`]: {
      type: 'object',
      required: ['errors'],
      properties: {
        errors: {
          type: 'array',
          minItems: 1,
          maxItems: MAX_ERRORS,
          items: {
            type: 'object',
            required: ['code'],
            properties: {
              code: { $ref: `#/${family}ErrorCode` },
              ...others,
              data: { $ref: '../schemas/errors.yaml#/ErrorData' },
            },
          },
        },
      },
    },
  };
}

/** Throws when a family has a code twice. */
export function errorSchemas({ ErrorItem, families }: Required<ErrorSource>): object {
  const schemas = Object.entries(families).map(([family, codes]) => {
    const repeated = codes.find((code, index) => codes.indexOf(code) !== index);
    if (repeated !== undefined) throw new Error(`${family} has the code ${repeated} twice`);
    return schemasOf(family, codes, ErrorItem);
  });
  return Object.assign({}, ...schemas) as object;
}

/** Merges the families of all files. Throws when two have the same name. */
export function mergeFamilies(files: readonly Families[]): Families {
  const joined: Families = {};
  for (const [family, codes] of files.flatMap((families) => Object.entries(families))) {
    if (family in joined) throw new Error(`there are two families ${family}`);
    joined[family] = codes;
  }
  return joined;
}

export function writeErrors(root: string): void {
  // Trusted: these are our own files, and the bundler checks the schemas generated from them.
  const read = (path: string) =>
    parse(readFileSync(join(root, 'openapi/schemas', path), 'utf8')) as ErrorSource;
  const files = globSync('*.yaml', { cwd: join(root, 'openapi/schemas') }).toSorted();
  const families = mergeFamilies(files.map((path) => read(path).families ?? {}));
  const schemas = errorSchemas({ ...read('errors.yaml'), families });
  mkdirSync(join(root, 'openapi/generated'), { recursive: true });
  writeFileSync(
    join(root, 'openapi/generated/errors.yaml'),
    `# Generated from schemas. Do not edit.\n${stringify(schemas, { aliasDuplicateObjects: false })}`,
  );
}
