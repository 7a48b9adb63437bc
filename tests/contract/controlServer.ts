// A client of the control API over HTTP. Types and examples come from the API's OpenAPI description.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Changes } from '#mocks/generated/control/client.ts';
import { controlOperations, type ControlOperationId } from '#mocks/generated/control/operations.ts';

export type ControlEntry = (typeof controlOperations)[number];

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: (
          | { name: string; in: string; required?: boolean; example?: string }
          | { $ref: string }
        )[];
        requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> };
      }
    >
  >;
}

// The cast is safe: the lint checks that the file is valid OpenAPI.
const description = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi/generated/control.json'), 'utf8'),
) as Document;

export function entryOf(id: ControlOperationId): ControlEntry {
  const entry = controlOperations.find((one) => one.id === id);
  if (!entry) throw new Error(`the description has no ${id}`);
  return entry;
}

/** The example bodies of a call by name; a single undefined body if the call has none. */
export function bodiesOf({ path, method }: ControlEntry): [name: string, body: unknown][] {
  const content = description.paths[path]?.[method]?.requestBody?.content['application/json'];
  const examples = Object.entries(content?.examples ?? {});
  return examples.length === 0 ? [['', undefined]] : examples.map(([name, { value }]) => [name, value]);
}

/** A query of the required parameters' examples, with the question mark; empty if none is required. */
export function queryOf({ path, method }: ControlEntry): string {
  const parameters = description.paths[path]?.[method]?.parameters ?? [];
  const required = parameters.flatMap((parameter) =>
    'name' in parameter && parameter.in === 'query' && parameter.required === true
      ? [[parameter.name, parameter.example ?? '']]
      : [],
  );
  return required.length === 0 ? '' : `?${new URLSearchParams(required).toString()}`;
}

export interface ControlResponse {
  readonly status: number;
  readonly json: unknown;
}

/**
 * Sends a call to a session. The path may have a query. A string is sent unchanged, any other body as JSON.
 */
export async function callControl(
  url: string,
  { method, path }: Pick<ControlEntry, 'method' | 'path'> | { method: string; path: string },
  session: string,
  body?: unknown,
): Promise<ControlResponse> {
  const response = await fetch(url + path, {
    method: method.toUpperCase(),
    headers: { 'x-mock-session': session, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, json: text === '' ? undefined : JSON.parse(text) };
}

export interface Stream {
  readonly contentType: string | null;
  /** The changes of the next event. Rejects if no event arrives within twenty seconds. */
  next(): Promise<Changes>;
  /** The next change of the given kind. Skips events that contain none. */
  nextOf<Kind extends Changes[number]['kind']>(kind: Kind): Promise<Extract<Changes[number], { kind: Kind }>>;
  close(): Promise<void>;
}

const PATIENCE = 20_000;

/** Opens a session's stream of changes. The caller reads the first event. */
export async function watchControl(
  url: string,
  session: string,
  headers: Record<string, string> = {},
): Promise<Stream> {
  const response = await fetch(`${url}/__mock__/events`, {
    headers: { 'x-mock-session': session, ...headers },
  });
  if (!response.body) throw new Error('the stream has no body');
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const next = async (): Promise<Changes> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no event arrives')), PATIENCE);
    });
    const { value } = await Promise.race([events.read(), late]).finally(() => clearTimeout(timer));
    if (!value) throw new Error('the stream has ended');
    return JSON.parse(value.data) as Changes;
  };
  return {
    contentType: response.headers.get('content-type'),
    next,
    async nextOf(kind) {
      for (;;) {
        const found = (await next()).find((change) => change.kind === kind);
        // The cast is safe: the kinds match, but TypeScript doesn't narrow a union by a generic kind.
        if (found) return found as Extract<Changes[number], { kind: typeof kind }>;
      }
    },
    close: () => events.cancel(),
  };
}
