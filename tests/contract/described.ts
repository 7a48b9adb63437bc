// Reads the parts of the OpenAPI description that the generated table of operations leaves out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationEntry } from '#mocks/core/routes.ts';

/** The kinds of personal data that `x-personal` marks. */
export type PersonalKind =
  | 'name'
  | 'nickname'
  | 'email'
  | 'phone'
  | 'contact'
  | 'address'
  | 'place'
  | 'birthday'
  | 'document'
  | 'card'
  | 'ip'
  | 'id'
  | 'token'
  | 'url'
  | 'text';

/** The keywords of JSON Schema that `broken.ts` and the anonymiser of recorded responses understand. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  'x-personal'?: PersonalKind;
  oneOf?: readonly Schema[];
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema: Schema;
  'x-added-by-pipeline'?: boolean;
}

interface MediaType {
  schema: Schema;
  examples?: Record<string, { value: unknown }>;
}

interface Response {
  $ref?: string;
  content?: Record<string, MediaType>;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, Response>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
    schemas: Record<string, Schema>;
  };
}

// The cast is safe: the file is our own OpenAPI description, which the lint checks.
const { paths, components } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi/generated/openapi.json'), 'utf8'),
) as Document;

const lastOf = (reference: string): string => reference.split('/').at(-1) ?? '';

export function describedOperation({ id, path, method }: OperationEntry): Operation {
  const operation = paths[path]?.[method];
  if (!operation) throw new Error(`the description has no ${id}`);
  return operation;
}

/** An operation's parameters, without those that accept any value (decision 126). */
export function parametersOf(operation: OperationEntry): Parameter[] {
  return (describedOperation(operation).parameters ?? [])
    .flatMap((parameter) =>
      parameter.$ref === undefined ? parameter : (components.parameters[lastOf(parameter.$ref)] ?? []),
    )
    .filter((parameter) => parameter['x-added-by-pipeline'] !== true);
}

export const schemaOf = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : schemaOf(components.schemas[lastOf(schema.$ref)] ?? {});

export function bodyOf(operation: OperationEntry): MediaType | undefined {
  return describedOperation(operation).requestBody?.content['application/json'];
}

/** Schema of the successful response; undefined if the response has no body. */
export function responseSchemaOf(operation: OperationEntry): Schema | undefined {
  return describedOperation(operation).responses[String(operation.status)]?.content?.['application/json']
    ?.schema;
}

/** Name of the error envelope of a status; undefined if the status isn't documented. */
export function errorTypeOf(operation: OperationEntry, status: number): string | undefined {
  const response = describedOperation(operation).responses[String(status)];
  const found = response?.$ref === undefined ? response : components.responses[lastOf(response.$ref)];
  const reference = found?.content?.['application/json']?.schema.$ref;
  return reference === undefined ? undefined : lastOf(reference);
}
