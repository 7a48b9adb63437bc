import { expect, test } from 'vitest';
import { errorSchemas, mergeTables, type ErrorSource } from './errors.ts';

const source: ErrorSource = {
  ErrorItem: { properties: { code: {}, message: { type: 'string', maxLength: 10 }, data: {} } },
  ErrorData: { properties: { retryAfter: { type: 'integer' }, limit: { type: 'integer' } } },
  families: { Moon: ['eclipse', 'tide', 'cloud'] },
  codes: {
    eclipse: { means: 'The sun is dark.', client: 'Wait.', data: ['retryAfter', 'limit?'] },
    tide: { means: 'The water is high.', client: 'Stay.' },
    cloud: { means: 'Nothing is seen.', client: 'Sleep.' },
  },
};

test('generates an enum of the error codes with their meanings, and the schema of an error response', () => {
  expect(errorSchemas(source)).toMatchObject({
    MoonErrorCode: {
      type: 'string',
      enum: ['eclipse', 'tide', 'cloud'],
      description: expect.stringContaining('- `tide`: The water is high. **Client:** Stay.'),
    },
    MoonErrors: {
      required: ['errors'],
      properties: {
        errors: {
          items: {
            required: ['code'],
            properties: { code: { $ref: '#/MoonErrorCode' }, message: { type: 'string', maxLength: 10 } },
          },
        },
      },
    },
  });
});

test("generates a schema for each error code's data", () => {
  expect(errorSchemas(source)).toMatchObject({
    MoonErrors: {
      properties: {
        errors: {
          items: {
            oneOf: [
              {
                properties: {
                  code: { enum: ['eclipse'] },
                  data: {
                    required: ['retryAfter'],
                    properties: { retryAfter: { type: 'integer' }, limit: { type: 'integer' } },
                  },
                },
              },
              { properties: { code: { enum: ['tide', 'cloud'] } } },
            ],
          },
        },
      },
    },
  });
});

test.each([
  ['a code that its family lists twice', { families: { Moon: ['tide', 'tide'] } }, 'the code tide twice'],
  ['a code without a meaning', { families: { Moon: ['comet'] } }, 'the code comet, which'],
  [
    'data that ErrorData does not have',
    { codes: { ...source.codes, tide: { means: '', client: '', data: ['height'] } } },
    'no field height',
  ],
])('refuses %s', (_, change, problem) => {
  expect(() => errorSchemas({ ...source, ...change })).toThrow(problem);
});

test('merges the tables of all files and refuses a key defined twice', () => {
  expect(mergeTables([{ Moon: ['eclipse'] }, {}, { Sun: ['spot'] }])).toEqual({
    Moon: ['eclipse'],
    Sun: ['spot'],
  });
  expect(() => mergeTables([{ Moon: ['eclipse'] }, { Moon: ['tide'] }])).toThrow('Moon is defined twice');
});
