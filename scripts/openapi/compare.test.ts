import { expect, test } from 'vitest';
import { compareDescriptions } from './compare.ts';

const schema = <Properties extends object>(properties: Properties, required: string[] = []) => ({
  type: 'object',
  required,
  properties,
});

const before = {
  openapi: '3.1.0',
  info: { version: '1.0.0' },
  tags: [],
  paths: {
    '/moons': {
      get: {
        operationId: 'listMoons',
        tags: [],
        summary: 'Moons',
        parameters: [{ name: 'page', in: 'query' as const, schema: { type: 'integer', maximum: 9 } }],
        responses: {
          '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/MoonList' } } } },
          '500': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
          '503': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
        },
      },
      post: {
        operationId: 'addMoon',
        tags: [],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/MoonBody' } } },
        },
        responses: { '204': { description: 'Added' } },
      },
    },
  },
  components: {
    schemas: {
      MoonList: schema({ data: { type: 'array', items: { $ref: '#/components/schemas/Moon' } } }, ['data']),
      Moon: schema({ id: { type: 'integer' }, phase: { type: 'string', enum: ['new', 'full'] } }, ['id']),
      MoonBody: schema({ name: { type: 'string' } }),
      Failure: schema({ code: { type: 'string', enum: ['clouds'] } }),
      RealtimeMoonrise: schema({ at: { type: 'integer' } }, ['at']),
    },
  },
};

type Moon = typeof before;

function changesAfter(change: (description: Moon) => unknown): Record<string, string[]> {
  const after = structuredClone(before);
  change(after);
  return Object.fromEntries(
    compareDescriptions(before, after).map(({ id, changes }) => [
      id,
      changes.map(({ rating, text }) => `${rating}: ${text}`),
    ]),
  );
}

test('equal descriptions have no changes', () => {
  expect(changesAfter(() => undefined)).toEqual({});
});

test.each<[what: string, change: (description: Moon) => unknown, found: Record<string, string[]>]>([
  [
    'a required field that a response loses breaks',
    ({ components }) => Reflect.deleteProperty(components.schemas.Moon.properties, 'id'),
    { listMoons: ['breaking: response 200 data[].id: removed'] },
  ],
  [
    'an optional field that a response loses does not break, because the pages do without it',
    ({ components }) => Reflect.deleteProperty(components.schemas.Moon.properties, 'phase'),
    { listMoons: ['other: response 200 data[].phase: removed'] },
  ],
  [
    'another type of a field breaks',
    ({ components }) => Object.assign(components.schemas.Moon.properties, { id: { type: 'string' } }),
    { listMoons: ['breaking: response 200 data[].id: type integer → string'] },
  ],
  [
    'a field that may be null breaks',
    ({ components }) =>
      Object.assign(components.schemas.Moon.properties, { id: { type: ['integer', 'null'] } }),
    { listMoons: ['breaking: response 200 data[].id: type integer → ["integer","null"]'] },
  ],
  [
    'a field that a body newly needs breaks',
    ({ components }) => components.schemas.MoonBody.required.push('name'),
    { addMoon: ['breaking: body: required name added'] },
  ],
  [
    'a parameter that is narrowed breaks',
    ({ paths }) => (paths['/moons'].get.parameters[0]!.schema.maximum = 5),
    { listMoons: ['breaking: parameter page: maximum 9 → 5'] },
  ],
  [
    'an operation that is gone breaks',
    ({ paths }) => Reflect.deleteProperty(paths['/moons'], 'post'),
    { addMoon: ['breaking: operation removed'] },
  ],
  [
    'a field that a realtime message loses breaks',
    ({ components }) => Reflect.deleteProperty(components.schemas.RealtimeMoonrise.properties, 'at'),
    { RealtimeMoonrise: ['breaking: at: removed'] },
  ],
  [
    'a new field of a response does not break',
    ({ components }) => Object.assign(components.schemas.Moon.properties, { size: { type: 'integer' } }),
    { listMoons: ['other: response 200 data[].size: added'] },
  ],
  [
    'a new value in a response does not break, because the client treats it as its default',
    ({ components }) => components.schemas.Moon.properties.phase.enum.push('half'),
    { listMoons: ['other: response 200 data[].phase: enum half added'] },
  ],
  [
    'a new code of several responses is one change',
    ({ components }) => components.schemas.Failure.properties.code.enum.push('rain'),
    { listMoons: ['other: response 500, 503 code: enum rain added'] },
  ],
  [
    'an error that no longer happens does not break',
    ({ paths }) => Reflect.deleteProperty(paths['/moons'].get.responses, '503'),
    { listMoons: ['other: response 503: removed'] },
  ],
  [
    'a new operation does not break',
    ({ paths }) => Object.assign(paths, { '/suns': { get: { operationId: 'listSuns', responses: {} } } }),
    { listSuns: ['other: operation added'] },
  ],
  [
    'another summary is a text',
    ({ paths }) => (paths['/moons'].get.summary = 'All moons'),
    { listMoons: ['text: summary Moons → All moons'] },
  ],
])('%s', (_, change, found) => {
  expect(changesAfter(change)).toEqual(found);
});
