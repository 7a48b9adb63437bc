// Finds the differences between two OpenAPI descriptions, by operation. api-smart-diff finds and rates them;
// this client's own rules then correct the ratings.
import { apiCompare } from 'api-smart-diff';
import type { Description } from '../generation/bundle.ts';

/** `breaking`: the client or the server has to change. `text`: only descriptions and examples change. */
export type Rating = 'breaking' | 'other' | 'text';

export interface Change {
  readonly rating: Rating;
  /** Where the description has changed, and how, in one line. */
  readonly text: string;
}

/** The changes of an operation, or of a realtime message, which has no method and path. */
export interface ChangedPart {
  readonly id: string;
  readonly method?: string;
  readonly path?: string;
  readonly changes: readonly Change[];
}

type Found = ReturnType<typeof apiCompare>['diffs'][number];
type Step = Found['path'][number];

const TEXT_KEYS = new Set(['description', 'summary', 'title', 'example', 'examples', 'externalDocs']);
const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
/** Whether the types include a type. `number` includes `integer`. */
const includesType = (types: readonly unknown[], type: unknown): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

/** Whether every value of the narrow type is also a value of the wide type. */
function isWithin(narrow: unknown, wide: unknown): boolean {
  const types = listOf(wide);
  return listOf(narrow).every((type) => includesType(types, type));
}

/**
 * In a response, a type change is safe if the server sends no new types. Elsewhere it is safe if the server
 * still accepts all types that the client sends.
 */
function isSafeTypeChange({ path, before, after }: Found): boolean {
  return path.includes('responses') ? isWithin(after, before) : isWithin(before, after);
}

function ratingOf(found: Found): Rating {
  const { path, type, action } = found;
  const [last = '', owner = ''] = path.toReversed();
  if (path.some((step) => typeof step === 'string' && (TEXT_KEYS.has(step) || step.startsWith('x-')))) {
    // Changes of texts, such as `description`, don't matter. But a schema's property may have the same name,
    // and changes of that property do matter.
    const isProperty = path.some((step, at) => path[at - 1] === 'properties' && TEXT_KEYS.has(String(step)));
    if (!isProperty) return 'text';
  }
  if (last === 'type' && action === 'replace') return isSafeTypeChange(found) ? 'other' : 'breaking';
  // The client handles each error by its code, so removing an error response breaks nothing.
  if (action === 'remove' && owner === 'responses' && /^[45]/.test(String(last))) return 'other';
  // The client treats an unknown enum value as the default value, so new values in a response break nothing
  // (openapi/README.md).
  if (owner === 'enum' && action === 'add' && path.includes('responses')) return 'other';
  if (type === 'annotation') return 'text';
  return type === 'breaking' ? 'breaking' : 'other';
}

const valueText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

/** Splits a path within a schema into a field, such as `data.items[].id`, and the keywords that follow it. */
function placeInSchema(steps: readonly Step[]): { field: string; keyword: Step[] } {
  let field = '';
  let at = 0;
  for (; at < steps.length; at += 1) {
    const step = steps[at];
    if (step === 'properties' && at + 1 < steps.length) {
      at += 1;
      field += `${field ? '.' : ''}${String(steps[at])}`;
    } else if (step === 'items') field += '[]';
    // Skips the variant's index: a field has the same name in all variants of a schema.
    else if (step === 'oneOf' || step === 'allOf' || step === 'anyOf') at += 1;
    else break;
  }
  return { field, keyword: steps.slice(at) };
}

/** The part of an operation to which the path of a change leads: a parameter, the body or a response. */
function placeOf(
  path: readonly Step[],
  operation: { parameters?: { name?: string; $ref?: string }[] },
): string {
  const [kind, name] = path;
  if (kind === 'parameters') {
    const parameter = operation.parameters?.[Number(name)];
    return `parameter ${parameter?.name ?? parameter?.$ref?.split('/').at(-1) ?? String(name)}`;
  }
  if (kind === 'responses') return `response ${String(name)}`;
  return kind === 'requestBody' ? 'body' : '';
}

function whatOf({ action, before, after }: Found, keyword: readonly Step[]): string {
  // Drops list indexes, because they mean nothing to a reader.
  const named = keyword.filter((step) => typeof step === 'string').join(' ');
  const change =
    action === 'replace'
      ? `${valueText(before)} → ${valueText(after)}`
      : `${valueText(action === 'add' ? after : before)} ${action === 'add' ? 'added' : 'removed'}`;
  const isWhole = named === '' && typeof (action === 'add' ? after : before) === 'object';
  return isWhole ? (action === 'add' ? 'added' : 'removed') : `${named} ${change}`.trim();
}

function textOf(found: Found, path: readonly Step[], operation: Parameters<typeof placeOf>[1]): string {
  const schemaAt = path.indexOf('schema');
  const place = placeOf(path, operation);
  const from = schemaAt === -1 ? (place === '' ? 0 : Math.min(2, path.length)) : schemaAt + 1;
  const { field, keyword } = placeInSchema(path.slice(from));
  const what = whatOf(found, keyword);
  return `${[place, field].filter((part) => part !== '').join(' ')}: ${what}`.replace(/^: /, '');
}

/** Joins changes that are equal in several responses, such as a new error code. */
function joined(changes: readonly Change[]): Change[] {
  const byRest = new Map<string, Change>();
  const statuses = new Map<string, string[]>();
  for (const { rating, text } of changes) {
    const [, status, rest] = /^response (\w+)( .*)$/.exec(text) ?? [undefined, undefined, text];
    const key = `${rating} ${rest}`;
    byRest.set(key, { rating, text: rest });
    if (status !== undefined) statuses.set(key, [...new Set([...(statuses.get(key) ?? []), status])]);
  }
  return [...byRest].map(([key, { rating, text }]) => {
    const found = statuses.get(key);
    return { rating, text: found ? `response ${found.join(', ')}${text}` : text };
  });
}

/**
 * Whether a schema is a whole realtime message. The schemas of message parts and the union of all messages
 * don't count, because they would repeat the changes of the messages.
 */
const isMessage = (name: string): boolean => /^Realtime(?!Message$)\w+(?<!Data)$/.test(name);

/** A message's change, rated like a response's, because the server sends both. */
function asResponse(found: Found): Found {
  const isLost = found.action === 'remove' && found.path.at(-2) !== 'enum';
  return {
    ...found,
    path: ['responses', ...found.path],
    type: isLost ? 'breaking' : found.type,
  };
}

function operationAt({ paths }: Description, path: string, method: string) {
  return paths[path]?.[method];
}

/** The operations that differ, followed by the realtime messages. */
export function compareDescriptions(before: Description, after: Description): ChangedPart[] {
  const parts = new Map<string, { part: Omit<ChangedPart, 'changes'>; changes: Change[] }>();
  const add = (part: Omit<ChangedPart, 'changes'>, change: Change): void => {
    const known = parts.get(part.id) ?? { part, changes: [] };
    parts.set(part.id, known);
    known.changes.push(change);
  };
  for (const found of apiCompare(before, after).diffs) {
    const [top, name = '', method = '', ...rest] = found.path;
    if (top === 'paths' && methods.has(String(method))) {
      const [path, verb] = [String(name), String(method)];
      const operation = operationAt(before, path, verb) ?? operationAt(after, path, verb);
      const part = { id: operation?.operationId ?? `${verb} ${path}`, method: verb.toUpperCase(), path };
      const text =
        rest.length === 0 ? `operation ${found.action === 'add' ? 'added' : 'removed'}` : undefined;
      // The path contains the parameter's index. For an added parameter it is the index in the new document,
      // otherwise the index in the old one.
      const document = found.action === 'add' ? after : before;
      add(part, {
        rating: ratingOf(found),
        text: text ?? textOf(found, rest, operationAt(document, path, verb) ?? {}),
      });
    } else if (top === 'components' && isMessage(String(method))) {
      const { field, keyword } = placeInSchema(rest);
      const what = `${field}${field ? ': ' : ''}${whatOf(found, keyword)}`;
      add({ id: String(method) }, { rating: ratingOf(asResponse(found)), text: what });
    }
  }
  return [...parts.values()].map(({ part, changes }) => ({ ...part, changes: joined(changes) }));
}
