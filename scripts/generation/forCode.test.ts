import { expect, test } from 'vitest';
import { withoutDescriptions, withoutPipelineParameters } from './forCode.ts';

const taken = { name: 'page', in: 'query', description: 'From 1' };
const description = {
  components: {
    parameters: {
      Platform: { name: 'platform', in: 'query', 'x-added-by-pipeline': true },
      Key: { name: 'key' },
    },
  },
  paths: {
    '/moons': {
      get: {
        parameters: [
          taken,
          { $ref: '#/components/parameters/Platform' },
          { $ref: '#/components/parameters/Key' },
        ],
      },
    },
  },
};

test('generated calls take all parameters except those that the request pipeline adds', () => {
  expect(withoutPipelineParameters(description).paths['/moons'].get.parameters).toEqual([
    taken,
    { $ref: '#/components/parameters/Key' },
  ]);
});

test('schemas lose their descriptions, but keep a property named "description"', () => {
  const gift = {
    description: 'A reward',
    properties: { description: { type: 'string', description: 'What it is' } },
  };
  expect(withoutDescriptions(gift)).toEqual({ properties: { description: { type: 'string' } } });
});
