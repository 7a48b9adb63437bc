// Forms. Up to three checks: our rules while typing, the API schema before sending, and the server's error
// codes afterwards. All errors live in react-hook-form's state.
// (specification S4.39, S4.40, S5.18 to S5.21)
import { useEffect, useState, type SubmitEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import {
  useController,
  useForm,
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type RefCallBack,
  type UseFormReturn,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { isOutcomeKnown } from '#/api/idempotency.ts';
import { refusedBy, type Refused } from '#/api/ApiError.ts';
import { useOneAtATime } from '#/lib/useOneAtATime.ts';
import { useUnsaved } from '#/overlays/useUnsaved.ts';
import { bodyRefusal, loadBodyCheck } from './model/bodyRefusal.ts';
import { noticeIn, ruleErrors, said } from './model/formErrors.ts';
import type { Notice } from './notice.ts';
import { readRefusal as readRefusalWith, type Refusal } from './refusal.ts';
import type { CheckedFormSettings, ServerFormSettings } from './serverFormSettings.ts';

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
  /** Call when a field changes: re-validates it and clears the form's message. */
  readonly noteInput: (name: FieldPath<Values>) => void;
  /** Empties a field whose meaning changes. Also clears its message and the form's. */
  readonly forget: (name: FieldPath<Values>) => void;
  readonly notice: Notice | undefined;
  readonly isSending: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const visible = <Values extends FieldValues>({
  defaultValues,
  hidden,
}: Pick<CheckedFormSettings<Values>, 'defaultValues' | 'hidden'>) =>
  (Object.keys(defaultValues) as FieldPath<Values>[]).filter((name) => !hidden?.includes(name));

/** A form with our rules. Focuses the first wrong field. Leaving it with unsaved input asks for confirmation. */
export function useCheckedForm<Values extends FieldValues>(
  settings: CheckedFormSettings<Values>,
): CheckedForm<Values> {
  const { defaultValues, check, asksBeforeLeaving = true, staysOnNavigation, onInput, onValid } = settings;
  const form = useForm<Values>({
    // The library expects partial default values.
    defaultValues: defaultValues as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const errors = ruleErrors(check(values));
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const once = useOneAtATime();
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsaved(asksBeforeLeaving && isDirty && !isSubmitting, { onlyTab: staysOnNavigation });
  const submit = form.handleSubmit((values) => onValid(values, form));

  const noteInput = (name: FieldPath<Values>): void => {
    onInput?.();
    form.clearErrors('root');
    // Another field may depend on this one, such as a repeated password.
    const others = visible(settings).filter((other) => {
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
    isSending: isSubmitting,
    onSubmit: (event) => {
      event.preventDefault();
      void once(() => submit(event));
    },
  };
}

/** How the request failed. `isUncertain`: there was no response, so it may have succeeded. */
export interface Aftermath {
  readonly refused: Refused;
  readonly isUncertain: boolean;
}

export interface ServerForm<Values extends FieldValues> extends CheckedForm<Values> {
  readonly aftermath: Aftermath | null;
}

const NOT_SENT: Notice = { id: 'common.error.network' };

async function callAlone<Body>(body: Body, call: (body: Body) => Promise<unknown>): Promise<void> {
  await call(body);
}

const readUsualRefusal = (error: unknown, fields: readonly string[]) => readRefusalWith(error, fields, {});

/** A checked form whose values are sent to one API operation. */
export function useServerForm<
  Values extends FieldValues,
  Body extends FieldValues,
  Answer,
  Path extends object = object,
>(settings: ServerFormSettings<Values, Body, Answer, Path>): ServerForm<Values> {
  const { bodyNames, loadSchema, onLimit } = settings;
  const { toBody, send = callAlone, readRefusal = readUsualRefusal } = settings;
  const shown = visible(settings);
  const bodyName = (name: FieldPath<Values>): string => bodyNames?.[name] ?? name;
  const { mutateAsync } = useMutation(settings.mutation);
  const [aftermath, setAftermath] = useState<Aftermath | null>(null);

  // Preloaded while the player types, because browsers cache a failed import.
  useEffect(() => {
    loadBodyCheck(loadSchema).catch(() => undefined);
  }, [loadSchema]);

  const refuse = (form: UseFormReturn<Values>, { fields, form: whole, limit }: Refusal<string>): void => {
    if (limit && onLimit) {
      onLimit(limit);
      return;
    }
    const notice = whole ?? limit?.notice;
    if (notice) form.setError('root', said('server', notice));
    const refused = shown.filter((name) => fields[bodyName(name)]);
    for (const name of refused) {
      const at = fields[bodyName(name)];
      if (at) form.setError(name, said('server', at), { shouldFocus: name === refused[0] });
    }
  };
  // `Path` requires a value only for operations with path parameters.
  const call = (data: Body) => mutateAsync({ ...settings.path, data } as Path & { data: Body });
  const submit = async (values: Values, form: UseFormReturn<Values>): Promise<void> => {
    setAftermath(null);
    const body = toBody(values);
    const names = shown.map(bodyName);
    const faults = await bodyRefusal(loadSchema, body, names);
    const outcome =
      faults ??
      (await send(body, call, values).then(
        (sent) => (sent === 'notSent' ? sent : null),
        (error: unknown) => {
          setAftermath({ refused: refusedBy(error), isUncertain: !isOutcomeKnown(error) });
          return readRefusal(error, names);
        },
      ));
    if (outcome === 'notSent') return;
    if (outcome) refuse(form, outcome);
    // Submitted input no longer counts as unsaved.
    else form.reset(values);
  };
  const form = useCheckedForm<Values>({
    ...settings,
    onInput: () => setAftermath(null),
    // The schema chunk failed to load. Show it like a lost connection.
    onValid: (values, checked) =>
      submit(values, checked).catch(() => checked.setError('root', said('server', NOT_SENT))),
  });
  return { ...form, aftermath };
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
      // A typed `+` of a phone number changes nothing yet, so it must not show an error.
      if (value === field.value) return;
      field.onChange(value);
      form.noteInput(name);
    },
    onBlur: field.onBlur,
    ref: field.ref,
    notice: form.noticeOf(name),
  };
}
