// The one machinery of forms that send something (specification §4 'Form submit', §5): rules while typing, the description's schema before
// sending, the server's codes at their fields afterwards.
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import {
  useController,
  useForm,
  useWatch,
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type RefCallBack,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import type { Notice } from './notice.ts';
import type { Limit, Refusal } from './refusal.ts';

type Notices<Values extends FieldValues> = Partial<Record<FieldPath<Values>, Notice>>;

export interface ServerFormSettings<Values extends FieldValues, Body extends FieldValues> {
  readonly defaultValues: Values;
  /** Fields that are not shown now: what the server says of them stands above the form. */
  readonly hidden?: readonly FieldPath<Values>[];
  /** The first thing that is wrong with each field by our own rules. Called on each render: pure and quick. */
  readonly check: (values: Values) => Notices<Values>;
  readonly toBody: (values: Values) => Body;
  /** Loads the generated schema of the body. */
  readonly loadSchema: () => Promise<StandardSchemaV1<Body, Body>>;
  /** Sends the body; what it throws is read by `readRefusal`. */
  readonly send: (body: Body, values: Values) => Promise<void>;
  readonly readRefusal: (error: unknown, fields: readonly FieldPath<Values>[]) => Refusal<FieldPath<Values>>;
  /** All attempts are used: the form gives way to the limit step. Without it the notice stands above the form. */
  readonly onLimit?: (limit: Limit) => void;
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
  readonly values: Values;
  readonly text: (name: FieldPath<Values>) => TextBinding;
  /** What is shown at a field: the first problem once it is dirty, else the server's code. */
  readonly noticeOf: (name: FieldPath<Values>) => Notice | undefined;
  /** A field was changed: what the server said of it does not hold any more. */
  readonly noteInput: (name: FieldPath<Values>) => void;
  /** What is shown above the form. */
  readonly notice: Notice | undefined;
  /** From the submit to the answer; further submits do nothing. */
  readonly isSending: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const SCHEMA_NOTICE: Notice = { id: 'form.error.validation_error' };

/** Errors by field as the form library keeps them; `kind` tells our own rules from the schema. */
function errorsOf<Values extends FieldValues>(names: readonly string[], kind: 'rule' | 'schema'): FieldErrors<Values> {
  return Object.fromEntries(names.map((name) => [name, { type: kind }])) as FieldErrors<Values>;
}

/** Code of the check before sending. */
function loadCheck<Schema>(loadSchema: () => Promise<Schema>) {
  return Promise.all([loadSchema(), import('./model/bodyFaults.ts')]);
}

async function findErrors<Values extends FieldValues, Body extends FieldValues>(
  { check, toBody, loadSchema }: ServerFormSettings<Values, Body>,
  values: Values,
  shown: readonly FieldPath<Values>[],
): Promise<FieldErrors<Values>> {
  const wrong = Object.keys(check(values));
  if (wrong.length > 0) return errorsOf(wrong, 'rule');
  const [schema, { bodyFaults }] = await loadCheck(loadSchema);
  const faults = await bodyFaults(schema, toBody(values));
  return errorsOf(
    faults.map((name) => shown.find((field) => field === name) ?? 'root'),
    'schema',
  );
}

/** A form whose values go to one operation of the server. */
export function useServerForm<Values extends FieldValues, Body extends FieldValues>(settings: ServerFormSettings<Values, Body>): ServerForm<Values> {
  const { defaultValues, hidden, check, toBody, loadSchema, send, readRefusal, onLimit } = settings;
  const shown = (Object.keys(defaultValues) as FieldPath<Values>[]).filter((name) => !hidden?.includes(name));
  const [refusal, setRefusal] = useState<Pick<Refusal<FieldPath<Values>>, 'fields' | 'form'>>({ fields: {}, form: undefined });
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const form = useForm<Values>({
    // The library wants a partial value where all of them are given.
    defaultValues: defaultValues as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
    resolver: async (values) => {
      const errors = await findErrors(settings, values, shown);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { errors, isSubmitted } = form.formState;
  // Every field has a default value, so what is watched is whole.
  const values = useWatch({ control: form.control }) as Values;
  const problems = check(values);

  // While the form is filled in: a line that is lost by then must not stop it, since a browser keeps the failure of an import.
  useEffect(() => {
    loadCheck(loadSchema).catch(() => undefined);
  }, [loadSchema]);

  const submit = async (sent: Values): Promise<void> => {
    setRefusal({ fields: {}, form: undefined });
    try {
      await send(toBody(sent), sent);
    } catch (error) {
      const refused = readRefusal(error, shown);
      if (refused.limit && onLimit) {
        onLimit(refused.limit);
        return;
      }
      setRefusal({ fields: refused.fields, form: refused.form ?? refused.limit?.notice });
      const first = shown.find((name) => refused.fields[name]);
      if (first) form.setFocus(first);
    }
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    try {
      await form.handleSubmit(submit)(event);
    } catch {
      // The schema did not load: the form cannot be sent, and says so like any lost connection.
      setRefusal({ fields: {}, form: { id: 'common.error.offline' } });
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  const noteInput = (name: FieldPath<Values>): void => {
    setChanged((known) => (known.has(name) ? known : new Set([...known, name])));
    setRefusal(({ fields }) => ({ fields: { ...fields, [name]: undefined }, form: undefined }));
    form.clearErrors(name);
    form.clearErrors('root');
  };
  const noticeOf = (name: FieldPath<Values>): Notice | undefined => {
    const isDirty = changed.has(name) || isSubmitted;
    if (isDirty && problems[name]) return problems[name];
    return errors[name]?.type === 'schema' ? SCHEMA_NOTICE : refusal.fields[name];
  };

  return {
    control: form.control,
    values,
    noticeOf,
    noteInput,
    text: (name) => ({ ...form.register(name, { onChange: () => noteInput(name) }), notice: noticeOf(name) }),
    notice: refusal.form ?? (errors.root ? SCHEMA_NOTICE : undefined),
    isSending,
    onSubmit: (event) => void onSubmit(event),
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
