// Notices as the form library keeps errors.
import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form';
import type { Notice } from '../notice.ts';

export type Notices<Values extends FieldValues> = Partial<Record<FieldPath<Values>, Notice>>;

/** An error as the form library keeps it: rules are found again while typing, the server's are not. */
export const said = (type: 'rule' | 'server', notice: Notice) => ({ type, notice });

export function noticeIn(error: object | undefined): Notice | undefined {
  // The library knows errors with a text only; those of these forms are all made by `said`.
  return (error as ReturnType<typeof said> | undefined)?.notice;
}

export function ruleErrors<Values extends FieldValues>(notices: Notices<Values>): FieldErrors<Values> {
  const errors = Object.entries<Notice | undefined>(notices).flatMap(([name, notice]) =>
    notice ? [[name, said('rule', notice)]] : [],
  );
  // Built by the names of the fields, which the compiler cannot follow.
  return Object.fromEntries(errors) as FieldErrors<Values>;
}
