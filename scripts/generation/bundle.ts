// Bundles the OpenAPI description into one JSON document, and types the parts that the generators read.
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
  /** The persona with which the request examples succeed on a freshly seeded mock. */
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

/** Bundles a file of `openapi/` into `openapi/generated/<name>.json`. Throws on an unresolved reference. */
async function bundleInto(root: string, file: string, name: string): Promise<unknown> {
  const config = await createConfig({});
  const result = await bundle({ ref: join(root, 'openapi', file), config });
  if (result.problems.length > 0)
    throw new Error(
      result.problems
        .map((problem) => `${problem.message} (${problem.location[0]?.pointer ?? ''})`)
        .join('\n'),
    );
  const description: unknown = result.bundle.parsed;
  writeFileSync(join(root, `openapi/generated/${name}.json`), JSON.stringify(description, null, 1));
  return description;
}

/**
 * Bundles the OpenAPI description of the backend (`openapi`), or of its mock's control API, for the
 * generators. Throws on an unresolved reference.
 */
export async function bundleDescription(root: string, name: 'openapi' | 'control'): Promise<Description> {
  // The cast is safe: the lint checks that the document is valid OpenAPI.
  return withoutPipelineParameters((await bundleInto(root, `${name}.yaml`, name)) as Description);
}

/** Bundles the AsyncAPI description of the socket. Throws on an unresolved reference. */
export async function bundleSocketDescription(root: string): Promise<void> {
  await bundleInto(root, 'realtime/asyncapi.yaml', 'asyncapi');
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
  // The cast is safe: in OpenAPI, the target of a reference has the type that is expected in the reference's
  // place.
  return found as T;
}
