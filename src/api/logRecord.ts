// Builds log records: what failed and where, nothing about the user (S3.26, S8.26).
import { release } from '#/config.ts';
import { toDate } from '#/lib/clock.ts';
import { isApiError } from './ApiError.ts';
import type { LogContext, LogLevelName, LogRecord } from './generated/model/index.ts';

export interface LogOptions {
  readonly label: string;
  readonly level?: LogLevelName;
  readonly context?: LogContext;
}

export interface NotedError {
  readonly error: unknown;
  readonly options: LogOptions;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly path: string;
  readonly pageViewId: string;
}

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

/** Removes tokens, e-mail addresses, query values and long numbers. Shortens stack traces. */
export function scrub(text: string, longest: number): string {
  // Truncate first: the patterns would be slow on very long text.
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

export function makeRecord({ error, options, at, path, pageViewId }: NotedError): LogRecord {
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
