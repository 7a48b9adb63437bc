// Replaces personal data in responses, so that they can become examples. Properties with `x-personal` are
// replaced as a whole. Their values, and anything that looks personal by its format, are then replaced in all
// other texts. The same value always gets the same replacement, so that references between responses stay
// valid.
import { isRecord } from '#mocks/core/isRecord.ts';
import { schemaOf, type PersonalKind, type Schema } from '#tests/contract/described.ts';
import { replacementsOf, type Replacements } from './replacements.ts';

export interface Recorded {
  readonly value: unknown;
  readonly schema: Schema;
}

/** The schemas that may apply to a property or an item, one per variant. */
function partsOf(schemas: readonly Schema[], pick: (schema: Schema) => Schema | undefined): Schema[] {
  return schemas.flatMap((schema) => {
    const found = pick(schema);
    return found === undefined ? [] : variantsOf(found);
  });
}

/** All variants of a schema. A reference may have an `x-personal` mark that its target doesn't have. */
function variantsOf(schema: Schema): Schema[] {
  const target = schemaOf(schema);
  const mark = schema['x-personal'] ?? target['x-personal'];
  const own = mark === undefined ? target : { ...target, 'x-personal': mark };
  return [own, ...(target.oneOf ?? []).flatMap(variantsOf)];
}

const kindIn = (schemas: readonly Schema[]): PersonalKind | undefined =>
  schemas.find((schema) => schema['x-personal'] !== undefined)?.['x-personal'];

const INSTANT = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-][\d:]+))?$/;

/** Texts that must stay as they are: enum values, instants and days. */
const isFixed = (text: string, schemas: readonly Schema[]): boolean =>
  schemas.some(
    ({ enum: values, format }) =>
      values?.includes(text) || ((format === 'date-time' || format === 'date') && INSTANT.test(text)),
  );

type Leaf = string | number;
type Change = (leaf: Leaf, kind: PersonalKind | undefined, schemas: readonly Schema[]) => unknown;

/** A copy of the value with its texts and numbers changed. */
function changed(value: unknown, schemas: readonly Schema[], change: Change): unknown {
  if (Array.isArray(value)) {
    const items = partsOf(schemas, (schema) => schema.items);
    return value.map((item) => changed(item, items, change));
  }
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        changed(
          item,
          partsOf(schemas, ({ properties }) => properties?.[name]),
          change,
        ),
      ]),
    );
  return typeof value === 'string' || typeof value === 'number'
    ? change(value, kindIn(schemas), schemas)
    : value;
}

function collect({ value, schema }: Recorded, replacements: Replacements): void {
  changed(value, variantsOf(schema), (leaf, kind) => {
    if (kind !== undefined) replacements.learn(kind, leaf);
    return leaf;
  });
}

/**
 * The responses without personal data.
 * @param known more personal texts, such as the login's e-mail
 * @param seed another seed gives other replacements
 */
export function anonymise(
  responses: readonly Recorded[],
  {
    known = [],
    seed = 'recorded',
  }: { known?: readonly (readonly [PersonalKind, string])[]; seed?: string } = {},
): unknown[] {
  const replacements = replacementsOf(seed);
  for (const [kind, text] of known) replacements.learn(kind, text);
  for (const response of responses) collect(response, replacements);
  return responses.map(({ value, schema }) =>
    changed(value, variantsOf(schema), (leaf, kind, schemas) => {
      if (kind !== undefined) return replacements.replace(kind, leaf);
      return typeof leaf === 'string' && !isFixed(leaf, schemas) ? replacements.clean(leaf) : leaf;
    }),
  );
}
