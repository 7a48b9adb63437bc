import { expect, test } from 'vitest';
import { errorSchemas, joinFamilies } from './errors.ts';

const ErrorItem = { properties: { code: {}, message: { type: 'string', maxLength: 10 }, data: {} } };

test('a family gets an enum of its codes and the envelope around it', () => {
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

test('a code that stands twice in its family is refused', () => {
  expect(() => errorSchemas({ ErrorItem, families: { Moon: ['eclipse', 'eclipse'] } })).toThrow(
    'Moon has the code eclipse twice',
  );
});

test('families of all files are joined, and a name that is taken is refused', () => {
  expect(joinFamilies([{ Moon: ['eclipse'] }, {}, { Sun: ['spot'] }])).toEqual({
    Moon: ['eclipse'],
    Sun: ['spot'],
  });
  expect(() => joinFamilies([{ Moon: ['eclipse'] }, { Moon: ['tide'] }])).toThrow(
    'there are two families Moon',
  );
});
