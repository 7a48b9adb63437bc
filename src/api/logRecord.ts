// What a log record says: what went wrong and where, nothing of whom (specification S3.26, S8.26).
import { release } from '#/config.ts';
import { toDate } from '#/lib/clock.ts';
import { isApiError } from './ApiError.ts';
import { pageViewId, type NotedError } from './errorLog.ts';
import type { LogContext, LogRecord } from './generated/model/index.ts';

const longestMessage = 1000;
const longestStack = 4000;

const secrets: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]+\.[\w-]*\.?[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]'],
  [/[\w.+-]+%40[\w-]+\.[\w.-]+/gi, '[e-mail]'],
  [/([?&#][^=\s&]{1,60}=)[^\s&#)]+/g, '$1[value]'],
  [/\+?\d[\d\s()-]{6,}\d/g, '[number]'],
];

/** Without tokens, e-mail addresses, values of queries and long numbers; a stack's lines are short ones. */
export function scrub(text: string, longest: number): string {
  // Cut first: patterns over a text of any length would take any time.
  return secrets
    .reduce(
      (result, [pattern, replacement]) => result.replace(pattern, replacement),
      text.slice(0, longest * 2),
    )
    .slice(0, longest);
}

function describe(error: unknown): { message: string; stack: string | undefined; context: LogContext } {
  if (isApiError(error)) {
    const context = { operation: error.operation.slice(0, 100), status: error.status ?? 0, code: error.code };
    return { message: error.message, stack: undefined, context };
  }
  if (error instanceof Error)
    return { message: `${error.name}: ${error.message}`, stack: error.stack, context: {} };
  return {
    message: typeof error === 'string' ? error : 'Something that is no error was thrown',
    stack: undefined,
    context: {},
  };
}

/** The record of an error, scrubbed and cut to size. */
export function makeRecord({ error, options, at, path }: NotedError): LogRecord {
  const { label, level = 'ERROR', context } = options;
  const described = describe(error);
  return {
    level_name: level,
    message: scrub(described.message, longestMessage) || 'Unknown error',
    ...(described.stack === undefined ? {} : { stack: scrub(described.stack, longestStack) }),
    context: { path: scrub(path, 200), release: release.slice(0, 50), ...described.context, ...context },
    label: label.slice(0, 100),
    datetime: toDate(at).toISOString(),
    rid: pageViewId,
  };
}
