import type { OperationEntry } from '../core/routes.ts';

export function withEmptyLobby(operation: OperationEntry, value: unknown): unknown {
  if (operation.tag !== 'lobby' || typeof value !== 'object' || value === null || !('data' in value))
    return value;
  if (!Array.isArray(value.data)) return operation.id === 'getCurrentBlock' ? { ...value, data: {} } : value;
  return { ...value, data: [], ...('total' in value ? { total: 0 } : {}) };
}
