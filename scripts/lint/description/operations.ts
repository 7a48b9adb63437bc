// Rules of openapi/README.md for operations: name, tag, persona, the errors that each lists, examples.
import {
  resolveReference,
  type Description,
  type Operation,
  type ResponseObject,
} from '../../generation/bundle.ts';
import { isRecord, limitViolations, type Specified } from './schemas.ts';

/** Where a region may be blocked, beside the cashbox: who comes in, and what is played. */
const REGIONAL = [
  'login',
  'registerPlayer',
  'verifyPhone',
  'requestPasswordRestore',
  'checkRestoreCode',
  'restorePassword',
  'runGame',
];

const MONEY_MOVING = [
  'activateCouponCode',
  'activateGift',
  'buyCompointProduct',
  'cancelBonuses',
  'cancelPayout',
  'confirmPayout',
  'createRbkInvoice',
  'exchangeCompoints',
  'exchangePromotionPrize',
  'joinTournament',
  'openDeposit',
  'openMarbellaDeposit',
  'sendPayout',
  'shootDuck',
  'takeNonDepositPrize',
];

interface Place {
  path: string;
  method: string;
  operation: Operation;
  description: Description;
}

function statusesOf({ path, method, operation, description }: Place): string[] {
  const { operationId: id, security, parameters = [], requestBody, tags } = operation;
  const isOpen = security?.length === 0;
  const places = parameters.map((parameter) => resolveReference(description, parameter).in);
  const isRegional = REGIONAL.includes(id) || tags.includes('cashbox');
  return [
    ...(requestBody || places.length > 0 ? ['400'] : []),
    ...(isOpen ? [] : ['401']),
    ...(path.includes('{') ? ['404'] : []),
    ...(method === 'get' ? [] : ['429']),
    ...(isRegional ? ['451'] : []),
    '500',
    '503',
  ];
}

function missingStatuses(place: Place): string[] {
  const { operationId: id, responses } = place.operation;
  return statusesOf(place)
    .filter((status) => !(status in responses))
    .map((status) => `${id} has no ${status}`);
}

function nameViolations({ operation, description }: Place, personas: readonly string[]): string[] {
  const { operationId: id, tags, 'x-mock-persona': persona } = operation;
  const known = description.tags.map(({ name }) => name);
  return [
    ...(id === 'login' || /^[a-z]+([A-Z][a-z0-9]*)+$/.test(id) ? [] : [`${id} is not a verb and a noun`]),
    ...(tags.length === 1 && known.includes(tags[0] ?? '') ? [] : [`${id} has not one tag of openapi.yaml`]),
    ...(personas.includes(persona ?? '') ? [] : [`${id} names no x-mock-persona`]),
  ];
}

function inferenceViolations({ operation }: Place, specified: Specified): string[] {
  const { operationId: id, 'x-inferred': isInferred = false } = operation;
  if (isInferred !== specified.operations.includes(id)) return [];
  return isInferred
    ? [`${id} is specified and says x-inferred`]
    : [`${id} is not of the specification: x-inferred is missing`];
}

function idempotencyViolations({ operation, description }: Place): string[] {
  const { operationId: id, parameters = [] } = operation;
  const hasKey = parameters.some(
    (parameter) => resolveReference(description, parameter).name === 'Idempotency-Key',
  );
  if (hasKey === MONEY_MOVING.includes(id)) return [];
  return hasKey
    ? [`${id} takes an Idempotency-Key and is not among those that move money`]
    : [`${id} moves money without an Idempotency-Key`];
}

function codesOf(value: unknown): string[] {
  const errors = isRecord(value) && Array.isArray(value['errors']) ? value['errors'] : [];
  return errors.map((error) => (isRecord(error) ? String(error['code']) : ''));
}

function familyOf(description: Description, answer: ResponseObject): unknown[] {
  const name = String(answer.content?.['application/json']?.schema?.['$ref']).split('/').at(-1) ?? '';
  const codes = description.components.schemas[name.replace(/Errors$/, 'ErrorCode')];
  return isRecord(codes) && Array.isArray(codes['enum']) ? codes['enum'] : [];
}

function errorViolations({ operation, description }: Place): string[] {
  const { operationId: id, responses } = operation;
  const answers = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, answer]) => [status, resolveReference(description, answer)] as const);
  const names = answers.flatMap(([, answer]) =>
    Object.keys(answer.content?.['application/json']?.examples ?? {}),
  );
  return answers.flatMap(([status, answer]) => {
    const where = `${id} ${status}`;
    const family = familyOf(description, answer);
    const examples = Object.entries(answer.content?.['application/json']?.examples ?? {});
    const waits = status === '429' || status === '503';
    return [
      ...(examples.length > 0 ? [] : [`${where} has no example`]),
      ...(waits && !answer.headers?.['Retry-After'] ? [`${where} has no Retry-After`] : []),
      ...examples.flatMap(([name, example]) => {
        const codes = codesOf(resolveReference(description, example).value);
        const strange = codes.filter((code) => !family.includes(code));
        // Two examples may share a code; then one of them is named by it.
        const isNamed = codes.includes(name) || codes.some((code) => names.includes(code));
        return [
          ...(codes.length > 0 ? [] : [`${where} ${name} is not in the envelope`]),
          ...strange.map((code) => `${where} ${name}: ${code} is no code of its family`),
          ...(isNamed ? [] : [`${where} ${name} is not named by its code`]),
        ];
      }),
    ];
  });
}

function exampleViolations({ operation, description }: Place): string[] {
  const { operationId: id, parameters = [], requestBody, responses } = operation;
  const body = requestBody?.content['application/json'];
  const needed = parameters
    .map((parameter) => resolveReference(description, parameter))
    .filter(({ required, example }) => required === true && example === undefined);
  const answers = Object.entries(responses).filter(([status]) => Number(status) < 300);
  return [
    ...(body && Object.keys(body.examples ?? {}).length === 0 ? [`${id}: its body has no example`] : []),
    ...needed.map(({ name }) => `${id}: its parameter ${name} has no example`),
    ...answers.flatMap(([status, answer]) => {
      const content = resolveReference(description, answer).content?.['application/json'];
      return content && !content.examples?.['success'] ? [`${id} ${status} has no example 'success'`] : [];
    }),
  ];
}

function parameterViolations({ operation, description }: Place): string[] {
  return (operation.parameters ?? []).flatMap((parameter) => {
    const { name, schema } = resolveReference(description, parameter);
    const where = `${operation.operationId} ${name}`;
    const faults = limitViolations(where, schema);
    return name.includes('_') ? [`${where} is not camelCase`, ...faults] : faults;
  });
}

export function operationViolations(
  description: Description,
  specified: Specified,
  personas: readonly string[],
): string[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const place = { path, method, operation, description };
      return [
        ...nameViolations(place, personas),
        ...inferenceViolations(place, specified),
        ...missingStatuses(place),
        ...idempotencyViolations(place),
        ...errorViolations(place),
        ...exampleViolations(place),
        ...parameterViolations(place),
      ];
    }),
  );
}
