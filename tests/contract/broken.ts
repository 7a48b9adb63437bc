// Requests that each violate the OpenAPI description in one place, derived from its schemas. A server must
// refuse them.
import type { OperationEntry } from '#mocks/core/routes.ts';
import { bodyOf, parametersOf, schemaOf, type Parameter, type Schema } from './described.ts';
import { exampleRequest, pathOf, sampleBody, type SampleRequest } from './sample.ts';

/** The highest `maxLength` to test, in characters. Longer texts would only test the body's size limit. */
const LONGEST_TEXT = 100_000;
const NO_VALUE = 'none of these';

function typesOf({ type }: Schema): readonly string[] {
  return type === undefined ? [] : typeof type === 'string' ? [type] : type;
}

function brokenNumbers({ minimum, maximum }: Schema): number[] {
  return [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? [] : [maximum + 1]),
  ];
}

function brokenTexts({ minLength = 0, maxLength, pattern }: Schema): string[] {
  return [
    ...(minLength > 1 ? ['x'.repeat(minLength - 1)] : []),
    ...(maxLength === undefined || maxLength > LONGEST_TEXT ? [] : ['x'.repeat(maxLength + 1)]),
    ...(pattern !== undefined && !new RegExp(pattern, 'u').test(NO_VALUE) ? [NO_VALUE] : []),
  ];
}

/** Values for a path or query parameter, as text. Each violates the parameter's schema. */
function brokenParameterValues(parameter: Parameter): string[] {
  const schema = schemaOf(parameter.schema);
  if (schema.enum) return [NO_VALUE];
  const types = typesOf(schema);
  if (types.includes('array'))
    return schema.items ? brokenParameterValues({ ...parameter, schema: schema.items }) : [];
  if (types.includes('integer')) return ['x', '1.5', ...brokenNumbers(schema).map(String)];
  if (types.includes('boolean')) return ['maybe'];
  if (schema.format === 'date') return ['yesterday'];
  return brokenTexts(schema);
}

function brokenFieldValues(schema: Schema): unknown[] {
  const types = typesOf(schema);
  const otherTypes = [
    ...(types.includes('null') ? [] : [null]),
    ...(types.includes('object') ? ['text'] : [{ moon: 1 }]),
    ...(types.includes('string') ? [5] : []),
    ...(types.includes('integer') || types.includes('number') ? ['text'] : []),
    ...(types.includes('integer') ? [1.5] : []),
    ...(types.includes('boolean') ? ['true'] : []),
  ];
  if (schema.enum) return [...otherTypes, types.includes('integer') ? 1_000_003 : NO_VALUE];
  return [
    ...otherTypes,
    ...brokenNumbers(schema),
    ...(types.includes('string') ? brokenTexts(schema) : []),
    ...(schema.format === 'email' ? ['no address'] : []),
    ...(schema.format === 'date' ? ['yesterday'] : []),
  ];
}

function withBrokenParameter(operation: OperationEntry, valid: SampleRequest): SampleRequest[] {
  return parametersOf(operation).flatMap((parameter) => {
    const { name, in: place, required } = parameter;
    const lowerCase = name.toLowerCase();
    const without = Object.entries(valid.headers).filter(([header]) => header !== lowerCase);
    const values = brokenParameterValues(parameter).map((value): SampleRequest => {
      const label = `${name}=${value.slice(0, 40)}`;
      if (place === 'header')
        return { ...valid, name: label, headers: { ...Object.fromEntries(without), [lowerCase]: value } };
      return { ...valid, name: label, path: pathOf(operation, { [place]: { [name]: value } }) };
    });
    if (!required || place === 'path') return values;
    const missing =
      place === 'header'
        ? { headers: Object.fromEntries(without) }
        : { path: pathOf(operation, { query: { [name]: null } }) };
    return [...values, { ...valid, name: `without ${name}`, ...missing }];
  });
}

function withBrokenBody(operation: OperationEntry, valid: SampleRequest): SampleRequest[] {
  const body = bodyOf(operation);
  const sample = sampleBody(operation);
  if (!body || typeof sample !== 'object' || sample === null) return [];
  const whole = schemaOf(body.schema);
  // If the body's schema is a union, the example belongs to its first member.
  const { required = [], properties = {} } = whole.oneOf?.[0] ? schemaOf(whole.oneOf[0]) : whole;
  const send = (name: string, value: unknown): SampleRequest => ({
    ...valid,
    name,
    body: JSON.stringify(value),
  });
  return [
    { ...valid, name: 'no JSON', body: '{' },
    send('a list', []),
    send('a text', 'text'),
    ...required.map((field) =>
      send(`without ${field}`, Object.fromEntries(Object.entries(sample).filter(([name]) => name !== field))),
    ),
    ...Object.entries(properties).flatMap(([field, schema]) =>
      brokenFieldValues(schemaOf(schema)).map((value, index) =>
        send(`${field} ${String(index)}`, { ...sample, [field]: value }),
      ),
    ),
  ];
}

/**
 * A request for each way to violate the OpenAPI description; empty for an operation without parameters and
 * body.
 */
export function brokenRequests(operation: OperationEntry): SampleRequest[] {
  const valid = exampleRequest(operation);
  return [...withBrokenParameter(operation, valid), ...withBrokenBody(operation, valid)];
}
