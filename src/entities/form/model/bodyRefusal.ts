// Checks a body against the API schema before it is sent.
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { FieldValues } from 'react-hook-form';
import type { Notice } from '../notice.ts';
import type { Refusal } from '../refusal.ts';

type LoadSchema<Body> = () => Promise<StandardSchemaV1<Body, Body>>;

const NOTICE: Notice = { id: 'common.error.validation_error' };

export function loadBodyCheck<Body>(loadSchema: LoadSchema<Body>) {
  return Promise.all([loadSchema(), import('./bodyFaults.ts')]);
}

/** Null if the body is valid. `names`: the body's fields that the form shows errors at. */
export async function bodyRefusal<Body extends FieldValues>(
  loadSchema: LoadSchema<Body>,
  body: Body,
  names: readonly string[],
): Promise<Refusal<string> | null> {
  const [schema, { bodyFaults }] = await loadBodyCheck(loadSchema);
  const faults = await bodyFaults(schema, body);
  if (faults.length === 0) return null;
  return {
    fields: Object.fromEntries(faults.map((name) => [name, NOTICE])),
    form: faults.some((name) => !names.includes(name)) ? NOTICE : undefined,
    limit: undefined,
  };
}
