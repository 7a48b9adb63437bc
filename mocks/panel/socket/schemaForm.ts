// A form for a value of a JSON schema. The user enters lists and unions as JSON.
import { make } from '#mocks/pages/shared/dom.ts';
import { isRecord } from '../../core/isRecord.ts';
import type { JsonSchema } from '../../realtime/jsonSchema.ts';
import { field, select } from '../parts.ts';
import { alternativeOf, resolve, typeOf } from './example.ts';

export interface SchemaForm {
  readonly element: HTMLElement;
  /** The field's value; undefined if the field is optional and empty. Throws a SyntaxError for invalid JSON. */
  readonly read: () => unknown;
}

interface FieldOptions {
  readonly name: string;
  readonly isRequired: boolean;
  /** The initial value. */
  readonly value: unknown;
}

const leftOut = '';

const textOf = (value: unknown): string =>
  value === undefined || value === null ? leftOut : typeof value === 'string' ? value : JSON.stringify(value);

function choiceForm(
  values: readonly (string | number)[],
  { name, isRequired, value }: FieldOptions,
): SchemaForm {
  const choices = values.map((one) => ({ value: String(one), label: String(one) }));
  const empty = isRequired ? [] : [{ value: leftOut, label: '(left out)' }];
  const control = select([...empty, ...choices], textOf(value), () => undefined);
  return {
    element: field(name, control),
    read: () => (control.value === leftOut ? undefined : values.find((one) => String(one) === control.value)),
  };
}

function inputForm(schema: JsonSchema, { name, isRequired, value }: FieldOptions): SchemaForm {
  const isNumber = typeOf(schema) !== 'string';
  const { minimum, maximum, maxLength, description } = schema;
  const control = make('input', {
    type: isNumber ? 'number' : 'text',
    value: textOf(value),
    required: isRequired,
    ...(typeOf(schema) === 'number' ? { step: 'any' } : {}),
    ...(minimum === undefined ? {} : { min: String(minimum) }),
    ...(maximum === undefined ? {} : { max: String(maximum) }),
    ...(maxLength === undefined ? {} : { maxlength: String(maxLength) }),
    ...(description === undefined ? {} : { title: description }),
  });
  return {
    element: field(isRequired ? name : `${name} (optional)`, control),
    read() {
      if (control.value === '' && !(isRequired && !isNumber)) return undefined;
      return isNumber ? control.valueAsNumber : control.value;
    },
  };
}

const maxLines = 8;

function jsonForm({ name, isRequired, value }: FieldOptions): SchemaForm {
  const control = make('textarea', { spellcheck: 'false', required: isRequired });
  control.value = value === undefined ? '' : JSON.stringify(value, null, 2);
  control.rows = Math.min(maxLines, Math.max(1, control.value.split('\n').length));
  return {
    element: field(`${name} (JSON${isRequired ? '' : ', optional'})`, control),
    read: () => (control.value.trim() === '' ? undefined : (JSON.parse(control.value) as unknown)),
  };
}

function objectForm(
  { properties = {}, required = [] }: JsonSchema,
  { name, value }: FieldOptions,
): SchemaForm {
  const given = isRecord(value) ? value : {};
  const fields = Object.entries(properties).map(([property, schema]) => {
    const options = { name: property, isRequired: required.includes(property), value: given[property] };
    return [property, schemaForm(schema, options)] as const;
  });
  return {
    element: make('fieldset', {}, make('legend', {}, name), ...fields.map(([, form]) => form.element)),
    read: () =>
      Object.fromEntries(
        fields
          .map(([property, form]) => [property, form.read()] as const)
          .filter(([, content]) => content !== undefined),
      ),
  };
}

export function schemaForm(schema: JsonSchema, options: FieldOptions): SchemaForm {
  const resolved = resolve(schema);
  if (resolved.enum) return choiceForm(resolved.enum, options);
  switch (alternativeOf(resolved) ? undefined : typeOf(resolved)) {
    case 'integer':
    case 'number':
    case 'string':
      return inputForm(resolved, options);
    case 'boolean': {
      const { element, read } = choiceForm(['true', 'false'], options);
      return { element, read: () => (read() === undefined ? undefined : read() === 'true') };
    }
    case 'object':
      return options.isRequired ? objectForm(resolved, options) : jsonForm(options);
    default:
      return jsonForm(options);
  }
}
