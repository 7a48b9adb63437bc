// Forms that call the API. There are up to three checks: our own rules while the player types, the API
// schema before the request, and the server's error codes afterwards.
import { useEffect, useState } from 'react';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '#/api/ApiError.ts';
import { failureOf, type ActionFailure } from '#/api/useAction.ts';
import { isMissingChunk } from '#/lib/missingChunk.ts';
import type { Notice } from './NoticeText.tsx';
import { readRefusal as readRefusalWith, type Limit, type Refusal } from './refusal.ts';
import {
  errorOf,
  useCheckedForm,
  visibleFields,
  type CheckedForm,
  type CheckedFormSettings,
} from './useCheckedForm.ts';

export interface ServerFormSettings<
  Values extends FieldValues,
  Body extends FieldValues,
  Answer,
  Path extends object,
> extends Omit<CheckedFormSettings<Values>, 'onInput' | 'onValid'> {
  /** Fields that aren't rendered at the moment. Their server errors show above the form. */
  readonly hidden?: readonly FieldPath<Values>[];
  /** Names of fields in the request body, where they differ from the form's names. */
  readonly bodyNames?: Partial<Record<FieldPath<Values>, string>>;
  readonly toBody: (values: Values) => NoInfer<Body>;
  readonly loadSchema: () => Promise<StandardSchemaV1<NoInfer<Body>, NoInfer<Body>>>;
  readonly mutation: UseMutationOptions<Answer, ApiError, NoInfer<Path> & { data: Body }>;
  readonly path?: Path;
  /**
   * Wraps the request. By default the API is called directly. Errors go to `readRefusal`. A `notSent`
   * result means that the player cancelled, so the input still counts as unsaved.
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

export interface ServerForm<Values extends FieldValues> extends CheckedForm<Values> {
  /** The failure of the last request; null if it didn't fail. */
  readonly aftermath: ActionFailure | null;
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
  const shown = visibleFields(settings);
  const bodyName = (name: FieldPath<Values>): string => bodyNames?.[name] ?? name;
  const { mutateAsync } = useMutation(settings.mutation);
  const [aftermath, setAftermath] = useState<ActionFailure | null>(null);

  // Preload the body check, so that it is ready when the player submits.
  useEffect(() => {
    loadBodyCheck(loadSchema).catch(() => undefined);
  }, [loadSchema]);

  const refuse = (form: UseFormReturn<Values>, { fields, form: whole, limit }: Refusal<string>): void => {
    if (limit && onLimit) {
      onLimit(limit);
      return;
    }
    const notice = whole ?? limit?.notice;
    if (notice) form.setError('root', errorOf('server', notice));
    const refused = shown.filter((name) => fields[bodyName(name)]);
    for (const name of refused) {
      const at = fields[bodyName(name)];
      if (at) form.setError(name, errorOf('server', at), { shouldFocus: name === refused[0] });
    }
  };
  // The cast is safe: `Path` has required fields only for operations with path parameters.
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
          setAftermath(failureOf(error));
          return readRefusal(error, names);
        },
      ));
    if (outcome === 'notSent') return;
    if (outcome) refuse(form, outcome);
    else markSaved(form, values);
  };
  const form = useCheckedForm<Values>({
    ...settings,
    onInput: () => setAftermath(null),
    // `submit` handles failed requests itself, so only a bug can make it reject. The form then reports a lost
    // connection.
    onValid: (values, checked) =>
      submit(values, checked).catch(() => checked.setError('root', errorOf('server', NOT_SENT))),
  });
  return { ...form, aftermath };
}

/** Submitted values no longer count as unsaved. What was typed during the call stays and does. */
function markSaved<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values): void {
  const typed = structuredClone(form.getValues());
  form.reset(values);
  // The cast is safe: the names are those of the form's values.
  for (const name of Object.keys(typed) as FieldPath<Values>[])
    form.setValue(name, typed[name], { shouldDirty: true });
}

type LoadSchema<Body> = () => Promise<StandardSchemaV1<Body, Body>>;

const INVALID_BODY: Notice = { id: 'common.error.validation_error' };

function loadBodyCheck<Body>(loadSchema: LoadSchema<Body>) {
  return Promise.all([loadSchema(), import('./model/bodyFaults.ts')]);
}

/**
 * Checks a request body against its schema. Null if the body is valid or can't be checked. Errors of fields
 * outside `names` show above the form.
 */
async function bodyRefusal<Body extends FieldValues>(
  loadSchema: LoadSchema<Body>,
  body: Body,
  names: readonly string[],
): Promise<Refusal<string> | null> {
  const check = await loadBodyCheck(loadSchema).catch((error: unknown) => {
    if (isMissingChunk(error)) return null;
    throw error;
  });
  // If the check failed to load, skip it. The server checks every body anyway.
  if (!check) return null;
  const [schema, { bodyFaults }] = check;
  const faults = await bodyFaults(schema, body);
  if (faults.length === 0) return null;
  return {
    fields: Object.fromEntries(faults.map((name) => [name, INVALID_BODY])),
    form: faults.some((name) => !names.includes(name)) ? INVALID_BODY : undefined,
    limit: undefined,
  };
}
