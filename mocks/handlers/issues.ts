// Explains invalid values to the caller of the control API.
import type { $ZodIssue } from 'zod/v4/core';
import { en } from 'zod/locales';

/** Option of `safeParse` for English messages. Without it, zod/mini only reports `Invalid input`. */
export const inEnglish = { error: en().localeError };

const maxShown = 5;

/** The path of an invalid field, such as `commands.0.at`; empty for the value itself. */
export const fieldOf = (path: $ZodIssue['path']): string => path.map(String).join('.');

/** Names the types that a union accepts, because zod's own message doesn't. */
function messageOf(issue: $ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message;
  const expected = issue.errors.flatMap((issues) =>
    issues.flatMap((inner) =>
      inner.code === 'invalid_type' && inner.path.length === 0 ? [inner.expected] : [],
    ),
  );
  return expected.length === 0 ? issue.message : `${issue.message}: expected ${expected.join(' or ')}`;
}

/** The first few issues with their fields. */
export function describeIssues(issues: readonly $ZodIssue[]): string {
  return issues
    .slice(0, maxShown)
    .map((issue) => `${fieldOf(issue.path) || 'the body'}: ${messageOf(issue)}`)
    .join('; ');
}
