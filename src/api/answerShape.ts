// Checks that a response holds the fields the client displays. Separate chunk, loaded alongside the
// first calls.
import { answers, objects, type Shape } from './generated/shapes.ts';

const typeOf = { n: 'number', s: 'string', b: 'boolean' } as const;

function isScalar(shape: string): shape is keyof typeof typeOf {
  return Object.hasOwn(typeOf, shape);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * `dropped`: for each list item that was removed, the path of the required field that it lacked.
 * `missing`: the path of a missing field without which the whole response is unusable.
 */
export interface ShapeFaults {
  readonly dropped: string[];
  missing: string | null;
}

/** Keeps the valid items. Returns null if the list has items but none is valid. */
function wholeItems(
  shape: Shape,
  items: readonly unknown[],
  path: string,
  dropped: string[],
): unknown[] | null {
  const isWhole = (item: unknown, index: number): boolean => {
    const at = `${path}.${String(index)}`;
    const missing = missingIn(shape, item, at, dropped);
    if (missing !== null) dropped.push(missing);
    return missing === null;
  };
  const whole = items.filter(isWhole);
  return whole.length === 0 && items.length > 0 ? null : whole;
}

function missingField(
  fields: Readonly<Record<string, Shape>>,
  value: Record<string, unknown>,
  path: string,
  dropped: string[],
): string | null {
  for (const [key, shape] of Object.entries(fields)) {
    const isOptional = key.endsWith('?');
    const name = isOptional ? key.slice(0, -1) : key;
    const at = path === '' ? name : `${path}.${name}`;
    const field = value[name];
    // Some servers send null instead of omitting a field.
    if (isOptional && field === null) delete value[name];
    if (isOptional && (field === null || field === undefined)) continue;
    if (Array.isArray(shape) && Array.isArray(field)) {
      const whole = wholeItems(shape[0] as Shape, field, at, dropped);
      if (!whole) return at;
      value[name] = whole;
    } else {
      const missing = missingIn(shape, field, at, dropped);
      if (missing !== null) return missing;
    }
  }
  return null;
}

function missingIn(shape: Shape, value: unknown, path: string, dropped: string[]): string | null {
  const fault = path === '' ? '(body)' : path;
  if (typeof shape === 'string') {
    if (shape.startsWith('@')) return missingIn(objects[shape.slice(1)] ?? '*', value, path, dropped);
    if (isScalar(shape)) return typeof value === typeOf[shape] ? null : fault;
    return value === null || value === undefined ? fault : null;
  }
  if (Array.isArray(shape)) return Array.isArray(value) ? null : fault;
  if (!isRecord(value)) return fault;
  return missingField(shape as Readonly<Record<string, Shape>>, value, path, dropped);
}

const rows = answers.map(([method, path, shape]) => ({
  method,
  shape,
  pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  // Try literal paths first, so that `/games/recent` doesn't match `/games/{slug}`.
  parameters: path.split('{').length,
}));
rows.sort((one, other) => one.parameters - other.parameters);

/**
 * Checks a response against its shape. Removes list items that lack a required field, and optional
 * fields that are null.
 */
export function keepToShape(method: string, path: string, body: unknown): ShapeFaults {
  const faults: ShapeFaults = { dropped: [], missing: null };
  const row = rows.find((one) => one.method === method && one.pattern.test(path));
  if (row) faults.missing = missingIn(row.shape, body, '', faults.dropped);
  return faults;
}
