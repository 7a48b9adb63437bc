// Forms that submit to the server. Three checks: our rules while typing, the API schema before sending,
// and the server's error codes afterwards. All errors live in react-hook-form's state.
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
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { isOutcomeKnown } from '#/api/idempotency.ts';
import { refusedBy, type Refused } from '#/api/refused.ts';
import { useOneAtATime } from '#/lib/useOneAtATime.ts';
import { useUnsaved } from '#/overlays/useUnsaved.ts';
import { bodyRefusal, loadBodyCheck } from './model/bodyRefusal.ts';
import { noticeIn, ruleErrors, said } from './model/formErrors.ts';
import type { Notice } from './notice.ts';
import { readRefusal as readRefusalWith, type Refusal } from './refusal.ts';
import type { ServerFormSettings } from './serverFormSettings.ts';

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

/** How the request failed. `isUncertain`: there was no response, so it may have succeeded. */
export interface Aftermath {
  readonly refused: Refused;
  readonly isUncertain: boolean;
}

export interface ServerForm<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly text: (name: FieldPath<Values>) => TextBinding;
  readonly noticeOf: (name: FieldPath<Values>) => Notice | undefined;
  /** Call when a field changes: re-validates it and clears the form's message. */
  readonly noteInput: (name: FieldPath<Values>) => void;
  /** Empties a field whose meaning changes. Also clears its message and the form's. */
  readonly forget: (name: FieldPath<Values>) => void;
  readonly notice: Notice | undefined;
  readonly aftermath: Aftermath | null;
  readonly isSending: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const NOT_SENT: Notice = { id: 'common.error.network' };

async function callAlone<Body>(body: Body, call: (body: Body) => Promise<unknown>): Promise<void> {
  await call(body);
}

const readUsualRefusal = (error: unknown, fields: readonly string[]) => readRefusalWith(error, fields, {});

/** A form whose values are sent to one API operation. Leaving it with unsaved input asks for confirmation. */
export function useServerForm<
  Values extends FieldValues,
  Body extends FieldValues,
  Answer,
  Path extends object = object,
>(settings: ServerFormSettings<Values, Body, Answer, Path>): ServerForm<Values> {
  const { defaultValues, hidden, bodyNames, check, loadSchema, onLimit, staysOnNavigation } = settings;
  const { asksBeforeLeaving = true } = settings;
  const { toBody, send = callAlone, readRefusal = readUsualRefusal } = settings;
  const shown = (Object.keys(defaultValues) as FieldPath<Values>[]).filter((name) => !hidden?.includes(name));
  const bodyName = (name: FieldPath<Values>): string => bodyNames?.[name] ?? name;
  const form = useForm<Values>({
    // The library expects partial default values.
    defaultValues: defaultValues as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const errors = ruleErrors(check(values));
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { mutateAsync } = useMutation(settings.mutation);
  const once = useOneAtATime();
  const [aftermath, setAftermath] = useState<Aftermath | null>(null);
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsaved(asksBeforeLeaving && isDirty && !isSubmitting, { onlyTab: staysOnNavigation });

  // Preloaded while the player types, because browsers cache a failed import.
  useEffect(() => {
    loadBodyCheck(loadSchema).catch(() => undefined);
  }, [loadSchema]);

  const refuse = ({ fields, form: whole, limit }: Refusal<string>): void => {
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
  const submit = form.handleSubmit(async (values) => {
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
    if (outcome) refuse(outcome);
    // Submitted input no longer counts as unsaved.
    else form.reset(values);
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // The schema chunk failed to load. Show it like a lost connection.
    void once(() => submit(event).catch(() => form.setError('root', said('server', NOT_SENT))));
  };

  const noteInput = (name: FieldPath<Values>): void => {
    setAftermath(null);
    form.clearErrors('root');
    // Another field may depend on this one, such as a repeated password.
    const others = shown.filter((other) => {
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
    aftermath,
    isSending: isSubmitting,
    onSubmit,
  };
}

export function useFormControl<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: ServerForm<Values>,
  name: Name,
): ControlBinding<PathValue<Values, Name>> {
  const { field } = useController({ control: form.control, name });
  return {
    name,
    value: field.value,
    onChange: (value) => {
      field.onChange(value);
      form.noteInput(name);
    },
    onBlur: field.onBlur,
    ref: field.ref,
    notice: form.noticeOf(name),
  };
}
