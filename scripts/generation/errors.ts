// `openapi/generated/errors.yaml`: the enum and the envelope of each family of errors, made of its codes in
// `schemas/errors.yaml`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

const MOST_ERRORS_OF_AN_ANSWER = 50;

interface ErrorSource {
  ErrorItem: { properties: Record<string, unknown> };
  /** Codes by the family's name. */
  families: Record<string, string[]>;
}

/** The two schemas of a family: what may stand as `code`, and the envelope of its answers. */
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
          maxItems: MOST_ERRORS_OF_AN_ANSWER,
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

/** Expands the families. Throws when a family names a code twice. */
export function errorSchemas({ ErrorItem, families }: ErrorSource): object {
  const schemas = Object.entries(families).map(([family, codes]) => {
    const repeated = codes.find((code, index) => codes.indexOf(code) !== index);
    if (repeated !== undefined) throw new Error(`${family} has the code ${repeated} twice`);
    return schemasOf(family, codes, ErrorItem);
  });
  return Object.assign({}, ...schemas) as object;
}

/** Writes the schemas that the answers of `openapi/paths` refer to. */
export function writeErrors(root: string): void {
  // The file is our own, and the bundler reads what comes of it.
  const source = parse(readFileSync(join(root, 'openapi/schemas/errors.yaml'), 'utf8')) as ErrorSource;
  mkdirSync(join(root, 'openapi/generated'), { recursive: true });
  writeFileSync(
    join(root, 'openapi/generated/errors.yaml'),
    `# Generated from schemas/errors.yaml. Do not edit.\n${stringify(errorSchemas(source), { aliasDuplicateObjects: false })}`,
  );
}
