import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#/api/ApiError.ts';
import { logError } from '#/api/errorLog.ts';
import { logUiError, rootErrors } from './logUiError.ts';

vi.mock('#/api/errorLog.ts', () => ({ logError: vi.fn() }));

beforeEach(() => {
  vi.mocked(logError).mockClear();
});

it('the error of a failed navigation is logged only once', () => {
  const error = new Error('no such chunk');
  logUiError(error, 'router');
  logUiError(error, 'router');
  expect(logError).toHaveBeenCalledExactlyOnceWith(error, { label: 'router' });
});

it("failed calls aren't logged again, and missing pages aren't logged at all", () => {
  logUiError(new ApiError({ kind: 'http', operation: 'GET /json-api/serverdata', status: 500 }));
  logUiError({ status: 404, statusText: 'Not Found', internal: true, data: '' });
  expect(logError).not.toHaveBeenCalled();
});

it('the cause of an error that React recovered from is logged, unless it is a failed call', () => {
  const cause = new Error('no such chunk');
  rootErrors.onRecoverableError(new Error('React recovered', { cause }));
  rootErrors.onRecoverableError(
    new Error('React recovered', {
      cause: new ApiError({ kind: 'http', operation: 'GET /json-api/v2/games', status: 404 }),
    }),
  );
  expect(logError).toHaveBeenCalledExactlyOnceWith(cause, { label: 'ui' });
});
