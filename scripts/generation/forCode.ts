// Removes parts of the OpenAPI description that generated code doesn't need. All functions return a changed
// copy.
import { isRecord } from '#mocks/core/isRecord.ts';

function copyOf<T>(description: T, change: (key: string, value: unknown) => unknown): T {
  // The cast is safe: each change keeps what the type requires.
  return JSON.parse(JSON.stringify(description, change)) as T;
}

/** Drops the parameters that the client's request pipeline adds, so that generated calls don't take them. */
export function withoutPipelineParameters<T extends object>(description: T): T {
  const added = new Set<unknown>();
  copyOf(description, (key, value) => {
    if (isRecord(value) && value['x-added-by-pipeline'] === true) added.add(`#/components/parameters/${key}`);
    return value;
  });
  return copyOf(description, (key, value) =>
    key === 'parameters' && Array.isArray(value)
      ? value.filter((parameter) => !isRecord(parameter) || !added.has(parameter['$ref']))
      : value,
  );
}

/**
 * Drops all descriptions, which zod schemas would carry into the browser. A property may be named
 * `description` too, but its value is a schema and not a text.
 */
export function withoutDescriptions<T extends object>(description: T): T {
  return copyOf(description, (key, value) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  );
}
