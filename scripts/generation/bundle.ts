// The description as one JSON document, with the parts of it that the generators read, typed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';

export interface Example {
  $ref?: string;
  summary?: string;
  value: unknown;
}
export interface MediaType {
  schema?: Record<string, unknown>;
  examples?: Record<string, Example>;
}
export interface ResponseObject {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
}
export interface Parameter {
  $ref?: string;
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  schema: Record<string, unknown>;
  example?: unknown;
}
export interface Operation {
  operationId: string;
  /** Who makes the request examples work on a fresh world. */
  'x-mock-persona'?: string;
  'x-inferred'?: boolean;
  tags: string[];
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject>;
}
export interface Description {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, unknown>;
    responses?: Record<string, ResponseObject>;
    parameters?: Record<string, Parameter>;
  };
}

/** From `openapi/openapi.yaml` into `openapi/generated/openapi.json`. Throws on an unresolved reference. */
export async function bundleDescription(root: string): Promise<Description> {
  const config = await createConfig({});
  const result = await bundle({ ref: join(root, 'openapi/openapi.yaml'), config });
  if (result.problems.length > 0)
    throw new Error(
      result.problems
        .map((problem) => `${problem.message} (${problem.location[0]?.pointer ?? ''})`)
        .join('\n'),
    );
  // The bundler's result is a plain OpenAPI document; its shape is linted separately.
  const description = result.bundle.parsed as Description;
  writeFileSync(join(root, 'openapi/generated/openapi.json'), JSON.stringify(description, null, 1));
  return description;
}

/** Follows a `#/components/...` reference, if there is one. */
export function resolveReference<T extends object>(description: Description, item: T & { $ref?: string }): T {
  if (!item.$ref) return item;
  const found = item.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/')],
      description,
    );
  // What a reference points to has the type of the place that refers to it.
  return found as T;
}
