import { expect, test } from 'vitest';
import { errorSchemas, mergeFamilies } from './errors.ts';

const ErrorItem = { properties: { code: {}, message: { type: 'string', maxLength: 10 }, data: {} } };

test('generates an enum of the codes and an envelope', () => {
  expect(errorSchemas({ ErrorItem, families: { Moon: ['eclipse'] } })).toMatchObject({
    MoonErrorCode: { type: 'string', enum: ['eclipse'] },
    MoonErrors: {
      required: ['errors'],
      properties: {
        errors: {
          items: {
            required: ['code'],
            properties: {
              code: { $ref: '#/MoonErrorCode' },
              message: { type: 'string', maxLength: 10 },
              data: { $ref: '../schemas/errors.yaml#/ErrorData' },
            },
          },
        },
      },
    },
  });
});

test('refuses a code that its family lists twice', () => {
  expect(() => errorSchemas({ ErrorItem, families: { Moon: ['eclipse', 'eclipse'] } })).toThrow(
    'Moon has the code eclipse twice',
  );
});

test('merges the families of all files and refuses a family defined twice', () => {
  expect(mergeFamilies([{ Moon: ['eclipse'] }, {}, { Sun: ['spot'] }])).toEqual({
    Moon: ['eclipse'],
    Sun: ['spot'],
  });
  expect(() => mergeFamilies([{ Moon: ['eclipse'] }, { Moon: ['tide'] }])).toThrow(
    'there are two families Moon',
  );
});
