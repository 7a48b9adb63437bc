import { describe, expect, test } from 'vitest';
import { ApiError } from '#/api/ApiError.ts';
import { textOfCode, textOfError, type CodeTexts } from './errorTexts.ts';

const texts = { sold_out: 'common.error.tryLater' } as const satisfies CodeTexts<'sold_out' | 'not_found'>;

// @ts-expect-error a table that lacks a code of the family must not compile
const incomplete: CodeTexts<'sold_out' | 'too_late'> = { sold_out: 'common.error.tryLater' };

describe('the text for an error code', () => {
  test('is that of its family, else that of the common codes', () => {
    expect(textOfCode('sold_out', texts)).toEqual({ id: 'common.error.tryLater', code: 'sold_out' });
    expect(textOfCode('not_found', texts)).toEqual({ id: 'common.error.not_found' });
  });

  test.each(['something_new', 'toString', '__proto__'])('says to try later for %s', (code) => {
    expect(textOfCode(code, incomplete)).toEqual({ id: 'common.error.tryLater' });
  });

  test("contains the time to wait, which is the server's if it sends one", () => {
    expect(textOfCode('too_many_requests').values).toEqual({ seconds: 60, minutes: 1 });
    expect(textOfCode('too_many_requests', texts, 150).values).toEqual({ seconds: 150, minutes: 3 });
  });
});

test('any thrown error has a text', () => {
  const error = new ApiError({ kind: 'http', operation: 'GET /x', status: 400 });
  expect(textOfError(error)).toEqual({ id: 'common.error.invalid_request' });
  expect(textOfError(new TypeError('x'))).toEqual({ id: 'common.error.tryLater' });
});
