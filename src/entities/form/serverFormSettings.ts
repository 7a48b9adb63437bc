import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '#/api/ApiError.ts';
import type { Notices } from './model/formErrors.ts';
import type { Limit, Refusal } from './refusal.ts';

export interface CheckedFormSettings<Values extends FieldValues> {
  readonly defaultValues: Values;
  /** Fields that the form doesn't render now. */
  readonly hidden?: readonly FieldPath<Values>[] | undefined;
  /** The first problem of each field. Must be pure and fast. */
  readonly check: (values: Values) => Notices<Values>;
  /** False if the input is too little to ask for a confirmation before leaving. */
  readonly asksBeforeLeaving?: boolean | undefined;
  /** The form is in a modal that survives navigation, so only closing the tab asks for confirmation. */
  readonly staysOnNavigation?: boolean | undefined;
  readonly onInput?: () => void;
  /** Receives values that pass `check`, one call at a time. */
  readonly onValid: (values: Values, form: UseFormReturn<Values>) => Promise<void> | void;
}

export interface ServerFormSettings<
  Values extends FieldValues,
  Body extends FieldValues,
  Answer,
  Path extends object,
> extends Omit<CheckedFormSettings<Values>, 'onInput' | 'onValid'> {
  /** Fields not rendered now. Their server errors appear above the form. */
  readonly hidden?: readonly FieldPath<Values>[];
  /** Names of fields in the request body, where they differ. */
  readonly bodyNames?: Partial<Record<FieldPath<Values>, string>>;
  readonly toBody: (values: Values) => NoInfer<Body>;
  readonly loadSchema: () => Promise<StandardSchemaV1<NoInfer<Body>, NoInfer<Body>>>;
  readonly mutation: UseMutationOptions<Answer, ApiError, NoInfer<Path> & { data: Body }>;
  readonly path?: Path;
  /**
   * Wraps the request; defaults to the plain call. Its errors go to `readRefusal`. A `notSent` result
   * means that the player cancelled, so the input still counts as unsaved.
   */
  readonly send?: (
    body: NoInfer<Body>,
    call: (body: NoInfer<Body>) => Promise<NoInfer<Answer>>,
    values: Values,
  ) => Promise<void | 'sent' | 'notSent'>;
  /** Maps a request error to messages. Defaults to the common error texts. */
  readonly readRefusal?: (error: unknown, fields: readonly string[]) => Refusal<string>;
  /**
   * Called when all attempts are used, so that the form can be replaced. Without it, a message is shown
   * above the form.
   */
  readonly onLimit?: (limit: Limit) => void;
}
