// Finds the operation for a method and a path. A tree is faster than MSW, which tries handlers one
// by one.
import { operations, type OperationId } from '../generated/operations.ts';

export interface ErrorExample {
  readonly name: string;
  readonly status: number;
  readonly value: { readonly errors: readonly { readonly code: string; readonly [key: string]: unknown }[] };
}

export interface AnswerExample {
  readonly name: string;
  readonly status: number;
  readonly value: unknown;
}

export function isErrorExample(example: AnswerExample | ErrorExample): example is ErrorExample {
  return example.status >= 400;
}

export interface ParameterEntry {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header' | 'cookie';
  readonly required: boolean;
  readonly schema: { readonly [key: string]: unknown };
}

export interface OperationEntry {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly access: 'public' | 'optional' | 'player';
  /** The persona for which the request examples work in a new world. */
  readonly persona: string;
  readonly status: number;
  readonly bodyType: string | null;
  /** Dot paths of the body's fields; `*` stands for an array index or any property name. */
  readonly bodyFields: readonly string[];
  readonly responseType: string | null;
  readonly answers: readonly AnswerExample[];
  readonly errors: readonly ErrorExample[];
  readonly parameters: readonly ParameterEntry[];
  readonly bodyRequired: boolean;
}

export const operationList: readonly OperationEntry[] = operations;

export const operationById: ReadonlyMap<string, OperationEntry> = new Map(
  operationList.map((operation) => [operation.id, operation]),
);

interface Route {
  readonly operation: OperationEntry;
  /** The path's parameters with the positions of their segments. */
  readonly parameters: readonly { readonly position: number; readonly name: string }[];
}

interface Node {
  readonly children: Map<string, Node>;
  parameter: Node | null;
  readonly methods: Map<string, Route>;
}

const createNode = (): Node => ({ children: new Map(), parameter: null, methods: new Map() });

const parameterName = (segment: string): string | undefined => /^\{(.+)\}$/.exec(segment)?.[1];

function stepInto(node: Node, segment: string): Node {
  // Operations may have different names for the same path parameter, so each route has its own names.
  if (parameterName(segment) !== undefined) return (node.parameter ??= createNode());
  const child = node.children.get(segment) ?? createNode();
  node.children.set(segment, child);
  return child;
}

/**
 * Paths that always belong to the backend. Other paths of operations, such as `/log`, may also be pages of
 * the app. A request for such a path goes to the backend only if an operation has its method.
 */
export const apiPaths = /^\/(json-api|api|mock-provider)(\/|$)/;

const root = createNode();
for (const operation of operationList) {
  const segments = operation.path.split('/').slice(1);
  const parameters = segments.flatMap((segment, position) => {
    const name = parameterName(segment);
    return name === undefined ? [] : [{ position, name }];
  });
  segments.reduce(stepInto, root).methods.set(operation.method.toUpperCase(), { operation, parameters });
}

function find(node: Node, segments: readonly string[], index: number): Node | null {
  const segment = segments[index];
  if (segment === undefined) return node.methods.size > 0 ? node : null;
  const child = node.children.get(segment);
  // Fixed segments win over parameters: `games/recent` is not a game id.
  const exact = child ? find(child, segments, index + 1) : null;
  if (exact) return exact;
  return node.parameter && segment !== '' ? find(node.parameter, segments, index + 1) : null;
}

export type Match =
  | { found: 'operation'; operation: OperationEntry; path: Record<string, string> }
  | { found: 'other-method'; allowed: readonly string[] }
  | { found: 'nothing' };

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Finds the operation of a request and decodes its path parameters. */
export function matchOperation(method: string, pathname: string): Match {
  const segments = pathname.split('/').slice(1);
  const node = find(root, segments, 0);
  if (!node) return { found: 'nothing' };
  const route = node.methods.get(method.toUpperCase());
  if (!route) return { found: 'other-method', allowed: [...node.methods.keys()] };
  const path: Record<string, string> = {};
  for (const { position, name } of route.parameters) path[name] = decode(segments[position] ?? '');
  return { found: 'operation', operation: route.operation, path };
}
