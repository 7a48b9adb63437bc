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

test('comparing two equal API descriptions finds no changes', () => {
  expect(changesAfter(() => undefined)).toEqual({});
});

test.each<[what: string, change: (description: Moon) => unknown, found: Record<string, string[]>]>([
  [
    'removing a required field of a response is breaking',
    ({ components }) => Reflect.deleteProperty(components.schemas.Moon.properties, 'id'),
    { listMoons: ['breaking: response 200 data[].id: removed'] },
  ],
  [
    'removing an optional field of a response is not breaking, because the pages work without it',
    ({ components }) => Reflect.deleteProperty(components.schemas.Moon.properties, 'phase'),
    { listMoons: ['other: response 200 data[].phase: removed'] },
  ],
  [
    'changing the type of a field is breaking',
    ({ components }) => Object.assign(components.schemas.Moon.properties, { id: { type: 'string' } }),
    { listMoons: ['breaking: response 200 data[].id: type integer → string'] },
  ],
  [
    'allowing null in a field of a response is breaking',
    ({ components }) =>
      Object.assign(components.schemas.Moon.properties, { id: { type: ['integer', 'null'] } }),
    { listMoons: ['breaking: response 200 data[].id: type integer → ["integer","null"]'] },
  ],
  [
    'requiring another field in a request body is breaking',
    ({ components }) => components.schemas.MoonBody.required.push('name'),
    { addMoon: ['breaking: body: required name added'] },
  ],
  [
    'narrowing the range of a parameter is breaking',
    ({ paths }) => (paths['/moons'].get.parameters[0]!.schema.maximum = 5),
    { listMoons: ['breaking: parameter page: maximum 9 → 5'] },
  ],
  [
    'removing an operation is breaking',
    ({ paths }) => Reflect.deleteProperty(paths['/moons'], 'post'),
    { addMoon: ['breaking: operation removed'] },
  ],
  [
    'removing a field of a realtime message is breaking',
    ({ components }) => Reflect.deleteProperty(components.schemas.RealtimeMoonrise.properties, 'at'),
    { RealtimeMoonrise: ['breaking: at: removed'] },
  ],
  [
    'adding a field to a response is not breaking',
    ({ components }) => Object.assign(components.schemas.Moon.properties, { size: { type: 'integer' } }),
    { listMoons: ['other: response 200 data[].size: added'] },
  ],
  [
    'adding an enum value to a response is not breaking, because the client uses its default for unknown values',
    ({ components }) => components.schemas.Moon.properties.phase.enum.push('half'),
    { listMoons: ['other: response 200 data[].phase: enum half added'] },
  ],
  [
    'adding an error code to several responses counts as one change',
    ({ components }) => components.schemas.Failure.properties.code.enum.push('rain'),
    { listMoons: ['other: response 500, 503 code: enum rain added'] },
  ],
  [
    'removing an error response is not breaking',
    ({ paths }) => Reflect.deleteProperty(paths['/moons'].get.responses, '503'),
    { listMoons: ['other: response 503: removed'] },
  ],
  [
    'adding an operation is not breaking',
    ({ paths }) => Object.assign(paths, { '/suns': { get: { operationId: 'listSuns', responses: {} } } }),
    { listSuns: ['other: operation added'] },
  ],
  [
    'changing a summary is reported as a change of a text',
    ({ paths }) => (paths['/moons'].get.summary = 'All moons'),
    { listMoons: ['text: summary Moons → All moons'] },
  ],
])('%s', (_, change, found) => {
  expect(changesAfter(change)).toEqual(found);
});
