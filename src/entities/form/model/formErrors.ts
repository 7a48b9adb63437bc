import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form';
import type { Notice } from '../notice.ts';

export type Notices<Values extends FieldValues> = Partial<Record<FieldPath<Values>, Notice>>;

/** A react-hook-form error. Typing re-evaluates `rule` errors but not `server` errors. */
export const said = (type: 'rule' | 'server', notice: Notice) => ({ type, notice });

export function noticeIn(error: object | undefined): Notice | undefined {
  // The library types errors as text only, but these forms create all errors with `said`.
  return (error as ReturnType<typeof said> | undefined)?.notice;
}

export function ruleErrors<Values extends FieldValues>(notices: Notices<Values>): FieldErrors<Values> {
  const errors = Object.entries<Notice | undefined>(notices).flatMap(([name, notice]) =>
    notice ? [[name, said('rule', notice)]] : [],
  );
  // TypeScript cannot type an object built from field names.
  return Object.fromEntries(errors) as FieldErrors<Values>;
}
