// Validates a request body against its schema. A lazy chunk, because the validator is large.
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { FieldValues } from 'react-hook-form';

/** Names of the body fields that violate the schema. */
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
