// The description as one JSON document, with types for the parts that the generators read.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { withoutPipelineParameters } from './forCode.ts';

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
  description?: string;
  schema: Record<string, unknown>;
  example?: unknown;
}
export interface Operation {
  operationId: string;
  /** The persona for whom the request examples succeed on a fresh world. */
  'x-mock-persona'?: string;
  'x-inferred'?: boolean;
  tags: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject>;
}
export interface Description {
  info: { version: string; description?: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, unknown>;
    responses?: Record<string, ResponseObject>;
    parameters?: Record<string, Parameter>;
  };
}

/**
 * Bundles `openapi/openapi.yaml` into `openapi/generated/openapi.json`, and returns it for the generators. Throws
 * on an unresolved reference.
 */
export async function bundleDescription(root: string): Promise<Description> {
  const config = await createConfig({});
  const result = await bundle({ ref: join(root, 'openapi/openapi.yaml'), config });
  if (result.problems.length > 0)
    throw new Error(
      result.problems
        .map((problem) => `${problem.message} (${problem.location[0]?.pointer ?? ''})`)
        .join('\n'),
    );
  // Trusted: the lint checks that the document is valid OpenAPI.
  const description = result.bundle.parsed as Description;
  writeFileSync(join(root, 'openapi/generated/openapi.json'), JSON.stringify(description, null, 1));
  return withoutPipelineParameters(description);
}

/** Follows a `#/components/…` reference, or returns the item itself. */
export function resolveReference<T extends object>(description: Description, item: T & { $ref?: string }): T {
  if (!item.$ref) return item;
  const found = item.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/')],
      description,
    );
  // Trusted: OpenAPI only allows references to the type that is expected in their place.
  return found as T;
}
