// Generated code: operations that read are queries, operations that write are mutations, and generated mock
// data passes the schemas.
import { faker } from '@faker-js/faker';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '#/api/generated/contract.ts';
import * as endpoints from '#/api/generated/endpoints/index.ts';
import * as factories from '#mocks/generated/backend.faker.ts';
import { operations } from '#mocks/generated/operations.ts';

const pascal = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const exported: Record<string, unknown> = { ...endpoints };
const made: Record<string, unknown> = { ...factories };

beforeAll(() => {
  faker.seed(1);
});

/** This operation reads by POST, to keep its secret out of the URL. */
const posted = 'checkRestoreLink';

test.each(operations)('$id ($method) is a query if it reads, otherwise a mutation', ({ id, method }) => {
  const isReading = method === 'get' || id === posted;
  const isQuery = typeof exported[`get${pascal(id)}QueryOptions`] === 'function';
  const isMutation = typeof exported[`get${pascal(id)}MutationOptions`] === 'function';
  expect({ isQuery, isMutation }).toEqual({ isQuery: isReading, isMutation: !isReading });
});

test.each(contract.flatMap(({ id, schema }) => (schema ? [{ id, schema }] : [])))(
  'the generated mock of $id passes its own schema',
  ({ id, schema }) => {
    const factory = made[`get${pascal(id)}ResponseMock`];
    if (typeof factory !== 'function') throw new Error(`no factory for ${id}`);
    const result = z.safeParse<z.ZodMiniType>(schema, factory());
    expect(result.error?.issues ?? []).toEqual([]);
  },
);
