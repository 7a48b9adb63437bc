// Forms with our own validation rules. All errors are stored in react-hook-form's state (specification
// S4.39, S4.40, S5.18 to S5.21).
import type { SubmitEvent } from 'react';
import {
  useController,
  useForm,
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type RefCallBack,
  type UseFormReturn,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { useOneAtATime } from '#/lib/useOneAtATime.ts';
import { useUnsaved } from '#/overlays/useUnsaved.ts';
import type { Notice } from './NoticeText.tsx';

type Notices<Values extends FieldValues> = Partial<Record<FieldPath<Values>, Notice>>;

export interface CheckedFormSettings<Values extends FieldValues> {
  readonly defaultValues: Values;
  /** Fields that the form doesn't render at the moment. */
  readonly hidden?: readonly FieldPath<Values>[] | undefined;
  /** Returns the first problem of each field. Must be pure and fast. */
  readonly check: (values: Values) => Notices<Values>;
  /** Set to false if leaving the form loses so little input that it needs no confirmation. */
  readonly asksBeforeLeaving?: boolean | undefined;
  /** Fields whose input is kept when the player leaves. They need no confirmation. */
  readonly kept?: readonly FieldPath<Values>[] | undefined;
  /** The form is in a modal that survives navigation, so only closing the tab asks for confirmation. */
  readonly staysOnNavigation?: boolean | undefined;
  readonly onInput?: () => void;
  /** Called with values that passed `check`, one call at a time. */
  readonly onValid: (values: Values, form: UseFormReturn<Values>) => Promise<void> | void;
}

/** Props of `register` for a native input, plus the message to show under it. */
export type TextBinding = UseFormRegisterReturn & { readonly notice: Notice | undefined };

export interface ControlBinding<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly ref: RefCallBack;
  readonly notice: Notice | undefined;
}

export interface CheckedForm<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly text: (name: FieldPath<Values>) => TextBinding;
  readonly noticeOf: (name: FieldPath<Values>) => Notice | undefined;
  /** Call this when a field changes. It re-validates the field and clears the message above the form. */
  readonly noteInput: (name: FieldPath<Values>) => void;
  /**
   * Resets a field to its default value, for example before a new code is typed. Also clears the field's
   * message and the message above the form.
   */
  readonly forget: (name: FieldPath<Values>) => void;
  readonly notice: Notice | undefined;
  /** Clears the message above the form. */
  readonly clearNotice: () => void;
  readonly isSending: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * A react-hook-form error. Typing in a field re-validates other fields that have a `rule` error, but not
 * those that have a `server` error.
 */
export const errorOf = (type: 'rule' | 'server', notice: Notice) => ({ type, notice });

function noticeIn(error: object | undefined): Notice | undefined {
  // The cast is safe: these forms create all errors with `errorOf`. The library's error type lacks `notice`.
  return (error as ReturnType<typeof errorOf> | undefined)?.notice;
}

function ruleErrors<Values extends FieldValues>(notices: Notices<Values>): FieldErrors<Values> {
  const errors = Object.entries<Notice | undefined>(notices).flatMap(([name, notice]) =>
    notice ? [[name, errorOf('rule', notice)]] : [],
  );
  // The cast is safe: every key is a field's name. TypeScript only knows that the keys are strings.
  return Object.fromEntries(errors) as FieldErrors<Values>;
}

export const visibleFields = <Values extends FieldValues>({
  defaultValues,
  hidden,
}: Pick<CheckedFormSettings<Values>, 'defaultValues' | 'hidden'>) =>
  (Object.keys(defaultValues) as FieldPath<Values>[]).filter((name) => !hidden?.includes(name));

/**
 * A form with our own validation rules. Focuses the first invalid field on submit. Leaving the form with
 * unsaved input asks for confirmation.
 */
export function useCheckedForm<Values extends FieldValues>(
  settings: CheckedFormSettings<Values>,
): CheckedForm<Values> {
  const {
    defaultValues,
    check,
    asksBeforeLeaving = true,
    kept,
    staysOnNavigation,
    onInput,
    onValid,
  } = settings;
  const form = useForm<Values>({
    // The cast is safe: the library's type is for partial default values, and these are complete.
    defaultValues: defaultValues as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const errors = ruleErrors(check(values));
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const oneAtATime = useOneAtATime();
  const { errors, isDirty, dirtyFields, isSubmitting } = form.formState;
  const isLost = kept
    ? Object.keys(dirtyFields).some((name) => !kept.some((other) => other === name))
    : isDirty;
  useUnsaved(asksBeforeLeaving && isLost && !isSubmitting, { onlyTab: staysOnNavigation });
  const submit = form.handleSubmit((values) => onValid(values, form));

  const noteInput = (name: FieldPath<Values>): void => {
    onInput?.();
    form.clearErrors('root');
    // Also validates the fields that depend on the changed one, such as a repeated password.
    const others = visibleFields(settings).filter((other) => {
      const type = errors[other]?.type;
      return other !== name && type !== 'server' && (type === 'rule' || form.getFieldState(other).isDirty);
    });
    void form.trigger([name, ...others]);
  };
  const noticeOf = (name: FieldPath<Values>) => noticeIn(form.getFieldState(name).error);
  return {
    control: form.control,
    noticeOf,
    noteInput,
    forget: (name) => {
      form.resetField(name);
      form.clearErrors('root');
    },
    text: (name) => ({ ...form.register(name, { onChange: () => noteInput(name) }), notice: noticeOf(name) }),
    notice: noticeIn(errors.root),
    clearNotice: () => form.clearErrors('root'),
    isSending: isSubmitting,
    onSubmit: (event) => {
      event.preventDefault();
      void oneAtATime(() => submit(event));
    },
  };
}

export function useFormControl<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: CheckedForm<Values>,
  name: Name,
): ControlBinding<PathValue<Values, Name>> {
  const { field } = useController({ control: form.control, name });
  return {
    name,
    value: field.value,
    onChange: (value) => {
      // Typing the `+` of a phone number doesn't change the value yet, so no error may show.
      if (value === field.value) return;
      field.onChange(value);
      form.noteInput(name);
    },
    onBlur: field.onBlur,
    ref: field.ref,
    notice: form.noticeOf(name),
  };
}
