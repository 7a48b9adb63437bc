import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ApiError } from '#/api/ApiError.ts';
import type { Notices } from './model/formErrors.ts';
import type { Limit, Refusal } from './refusal.ts';

export interface ServerFormSettings<
  Values extends FieldValues,
  Body extends FieldValues,
  Answer,
  Path extends object,
> {
  readonly defaultValues: Values;
  /** Fields that are not shown now: what the server says of them stands above the form. */
  readonly hidden?: readonly FieldPath<Values>[];
  /** What the body calls a field, where it has another name there. */
  readonly bodyNames?: Partial<Record<FieldPath<Values>, string>>;
  /** The first thing that is wrong with each field by our own rules. Pure and quick. */
  readonly check: (values: Values) => Notices<Values>;
  readonly toBody: (values: Values) => NoInfer<Body>;
  readonly loadSchema: () => Promise<StandardSchemaV1<NoInfer<Body>, NoInfer<Body>>>;
  readonly mutation: UseMutationOptions<Answer, ApiError, NoInfer<Path> & { data: Body }>;
  readonly path?: Path;
  /**
   * Wraps the call; `readRefusal` reads what it throws. The call alone unless given. `notSent`: the player
   * thought better of it, so the input is still unsaved.
   */
  readonly send?: (
    body: NoInfer<Body>,
    call: (body: NoInfer<Body>) => Promise<NoInfer<Answer>>,
    values: Values,
  ) => Promise<void | 'sent' | 'notSent'>;
  /** Where a refusal is shown; the words are those of every call's codes unless given. */
  readonly readRefusal?: (error: unknown, fields: readonly string[]) => Refusal<string>;
  /** All attempts are used: the form gives way. Without it a notice stands above the form. */
  readonly onLimit?: (limit: Limit) => void;
  /** A form in a modal that stays through navigation: only a closed tab asks. */
  /** False where nothing is lost that took effort to type. */
  readonly asksBeforeLeaving?: boolean;
  readonly staysOnNavigation?: boolean;
}
