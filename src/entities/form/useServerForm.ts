// Forms that send something (specification S4.39, S4.40, S5.18 to S5.21): rules while typing, the
// description's schema before sending, the server's codes at their fields afterwards. All of it stands in the
// form library's own state.
import { useEffect, type SubmitEvent } from 'react';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
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
  type UseFormRegisterReturn,
} from 'react-hook-form';
import type { ApiError } from '#/api/ApiError.ts';
import { useUnsaved } from '#/overlays/useUnsaved.ts';
import type { Notice } from './notice.ts';
import type { Limit, Refusal } from './refusal.ts';

type Notices<Values extends FieldValues> = Partial<Record<FieldPath<Values>, Notice>>;

export interface ServerFormSettings<Values extends FieldValues, Body extends FieldValues, Answer> {
  readonly defaultValues: Values;
  /** Fields that are not shown now: what the server says of them stands above the form. */
  readonly hidden?: readonly FieldPath<Values>[];
  /** What the body calls a field, where it has another name there. */
  readonly bodyNames?: Partial<Record<FieldPath<Values>, string>>;
  /** The first thing that is wrong with each field by our own rules. Pure and quick. */
  readonly check: (values: Values) => Notices<Values>;
  readonly toBody: (values: Values) => NoInfer<Body>;
  /** Loads the generated schema of the body. */
  readonly loadSchema: () => Promise<StandardSchemaV1<NoInfer<Body>, NoInfer<Body>>>;
  /** The mutation that takes the body, from a `mutations.ts`. */
  readonly mutation: UseMutationOptions<Answer, ApiError, { data: Body }>;
  /** Makes the call with what is around it, and follows its answer; `readRefusal` reads what it throws. */
  readonly send: (
    body: NoInfer<Body>,
    call: (body: NoInfer<Body>) => Promise<NoInfer<Answer>>,
    values: Values,
  ) => Promise<void>;
  readonly readRefusal: (error: unknown, fields: readonly string[]) => Refusal<string>;
  /**
   * All attempts are used: the form gives way to the limit step. Without it the notice stands above the form.
   */
  readonly onLimit?: (limit: Limit) => void;
  /**
   * Another page does not take the form away, since it stands in a modal that stays: only a closed tab asks.
   */
  readonly staysOnNavigation?: boolean;
}

/** A native input of the form: props of `register` and what to say beneath it. */
export type TextBinding = UseFormRegisterReturn & { readonly notice: Notice | undefined };

/** A control of ours with a value of its own. */
export interface ControlBinding<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly ref: RefCallBack;
  readonly notice: Notice | undefined;
}

export interface ServerForm<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly text: (name: FieldPath<Values>) => TextBinding;
  readonly noticeOf: (name: FieldPath<Values>) => Notice | undefined;
  /** A field was changed: it is checked anew, and what was said of the form does not hold any more. */
  readonly noteInput: (name: FieldPath<Values>) => void;
  /** Empties a field whose meaning changes, with what was said of it and of the form. */
  readonly forget: (name: FieldPath<Values>) => void;
  /** What is shown above the form. */
  readonly notice: Notice | undefined;
  /** From the submit to the answer; further submits do nothing. */
  readonly isSending: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const SCHEMA_NOTICE: Notice = { id: 'common.error.validation_error' };
const OFFLINE: Notice = { id: 'common.error.offline' };

/**
 * An error as the form library keeps it. What our rules say is found again while typing; what the server says
 * is not.
 */
const said = (type: 'rule' | 'server', notice: Notice) => ({ type, notice });

function noticeIn(error: object | undefined): Notice | undefined {
  // The library knows errors with a text only; those of these forms are all made by `said`.
  return (error as ReturnType<typeof said> | undefined)?.notice;
}

function ruleErrors<Values extends FieldValues>(notices: Notices<Values>): FieldErrors<Values> {
  const errors = Object.entries<Notice | undefined>(notices).flatMap(([name, notice]) =>
    notice ? [[name, said('rule', notice)]] : [],
  );
  // Built by the names of the fields, which the compiler cannot follow.
  return Object.fromEntries(errors) as FieldErrors<Values>;
}

/** Code of the check before sending. */
function loadCheck<Schema>(loadSchema: () => Promise<Schema>) {
  return Promise.all([loadSchema(), import('./model/bodyFaults.ts')]);
}

/** What the description's schema or the server has against a body. */
async function refusalOf<Values extends FieldValues, Body extends FieldValues, Answer>(
  { toBody, loadSchema, send, readRefusal }: ServerFormSettings<Values, Body, Answer>,
  call: (body: Body) => Promise<Answer>,
  values: Values,
  names: readonly string[],
): Promise<Refusal<string> | null> {
  const body = toBody(values);
  const [schema, { bodyFaults }] = await loadCheck(loadSchema);
  const faults = await bodyFaults(schema, body);
  const isUnknown = faults.some((name) => !names.includes(name));
  if (faults.length > 0)
    return {
      fields: Object.fromEntries(faults.map((name) => [name, SCHEMA_NOTICE])),
      form: isUnknown ? SCHEMA_NOTICE : undefined,
      limit: undefined,
    };
  try {
    await send(body, call, values);
    return null;
  } catch (error) {
    return readRefusal(error, names);
  }
}

/** A form whose values go to one operation of the server. Leaving it with input asks. */
export function useServerForm<Values extends FieldValues, Body extends FieldValues, Answer>(
  settings: ServerFormSettings<Values, Body, Answer>,
): ServerForm<Values> {
  const { defaultValues, hidden, bodyNames, check, loadSchema, onLimit, staysOnNavigation } = settings;
  const shown = (Object.keys(defaultValues) as FieldPath<Values>[]).filter((name) => !hidden?.includes(name));
  const bodyName = (name: FieldPath<Values>): string => bodyNames?.[name] ?? name;
  const form = useForm<Values>({
    // The library wants a partial value where all of them are given.
    defaultValues: defaultValues as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const errors = ruleErrors(check(values));
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { mutateAsync } = useMutation(settings.mutation);
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty && !isSubmitting, { onlyTab: staysOnNavigation });

  // While the form is filled in: a line that is lost by then must not stop it, since a browser keeps the
  // failure of an import.
  useEffect(() => {
    loadCheck(loadSchema).catch(() => undefined);
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
  const submit = form.handleSubmit(async (values) => {
    const refusal = await refusalOf(settings, (data) => mutateAsync({ data }), values, shown.map(bodyName));
    if (refusal) refuse(refusal);
    // What was sent is no unsaved input.
    else form.reset(values);
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSubmitting) return;
    // The schema did not load: the form cannot be sent, and says so like any lost connection.
    submit(event).catch(() => form.setError('root', said('server', OFFLINE)));
  };

  const noteInput = (name: FieldPath<Values>): void => {
    form.clearErrors('root');
    // Another field may depend on this one, as a repeated password does.
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
    isSending: isSubmitting,
    onSubmit,
  };
}

/** Binds a field of a server form to a control that is no native input. */
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
