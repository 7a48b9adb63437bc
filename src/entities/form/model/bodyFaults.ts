// The schema of a body as the last check; loaded with the first submit, since it is heavy.
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { FieldValues } from 'react-hook-form';

/** Names of the body's fields that the description does not take. */
export async function bodyFaults<Body extends FieldValues>(
  schema: StandardSchemaV1<Body, Body>,
  body: Body,
): Promise<string[]> {
  const { errors } = await standardSchemaResolver<Body, unknown, Body>(schema)(body, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.keys(errors);
}
