// Each rule of openapi/README.md is caught when it is broken: a violation is planted in the bundle.
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { visitorIds } from '#mocks/scenarios/links.ts';
import type { Description, Operation } from '../../scripts/generation/bundle.ts';
import { operationViolations } from '../../scripts/lint/description/operations.ts';
import { readDescription } from '../../scripts/lint/description/read.ts';
import { isRecord, schemaViolations, type Schema } from '../../scripts/lint/description/schemas.ts';

const root = dirname(dirname(import.meta.dirname));
const { description, specified } = readDescription(root);

const violationsOf = (changed: Description): string[] => [
  ...schemaViolations(changed, specified),
  ...operationViolations(changed, specified, visitorIds),
];

interface Parts {
  operation: (id: string) => Operation;
  schema: (name: string) => Schema;
  property: (name: string, property: string) => Schema;
}

function within(changed: Description): Parts {
  const schema = (name: string): Schema => {
    const found = changed.components.schemas[name];
    if (!isRecord(found)) throw new Error(`no schema ${name}`);
    return found;
  };
  return {
    schema,
    property(name, property) {
      const properties = schema(name)['properties'];
      const found = isRecord(properties) ? properties[property] : undefined;
      if (!isRecord(found)) throw new Error(`${name} has no ${property}`);
      return found;
    },
    operation(id) {
      const found = Object.values(changed.paths)
        .flatMap((methods) => Object.values(methods))
        .find(({ operationId }) => operationId === id);
      if (!found) throw new Error(`no operation ${id}`);
      return found;
    },
  };
}

function contentOf(operation: Operation, status: string) {
  const content = operation.responses[status]?.content?.['application/json'];
  if (!content) throw new Error(`${operation.operationId} has no ${status} of its own`);
  return content;
}

test('the description breaks none of them', () => {
  expect(violationsOf(description)).toEqual([]);
});

const PLANTED: Record<string, [plant: (parts: Parts) => void, found: string]> = {
  'a 503 taken away': [
    ({ operation }) => delete operation('listGames').responses['503'],
    'listGames has no 503',
  ],
  'a 500 taken away': [
    ({ operation }) => delete operation('listGames').responses['500'],
    'listGames has no 500',
  ],
  'a 429 taken away': [
    ({ operation }) => delete operation('sendPayout').responses['429'],
    'sendPayout has no 429',
  ],
  'a 401 taken away': [
    ({ operation }) => delete operation('getBalance').responses['401'],
    'getBalance has no 401',
  ],
  'a 400 taken away': [({ operation }) => delete operation('login').responses['400'], 'login has no 400'],
  'a 404 taken away': [({ operation }) => delete operation('getGame').responses['404'], 'getGame has no 404'],
  'a 451 taken away': [({ operation }) => delete operation('runGame').responses['451'], 'runGame has no 451'],
  'an example with a code outside its family': [
    ({ operation }) => {
      contentOf(operation('login'), '401').examples = { moon: { value: { errors: [{ code: 'moon' }] } } };
    },
    'login 401 moon: moon is no code of its family',
  ],
  'an error without an example': [
    ({ operation }) => delete contentOf(operation('login'), '401').examples,
    'login 401 has no example',
  ],
  'an example that is not named by its code': [
    ({ operation }) => {
      const errors = [{ code: 'account_blocked' }];
      contentOf(operation('login'), '401').examples = { locked: { value: { errors } } };
    },
    'login 401 locked is not named by its code',
  ],
  'an example outside the envelope': [
    ({ operation }) => {
      contentOf(operation('login'), '401').examples = {
        account_blocked: { value: { code: 'account_blocked' } },
      };
    },
    'login 401 account_blocked is not in the envelope',
  ],
  'a 429 without Retry-After': [
    ({ operation }) => delete operation('login').responses['429']?.headers,
    'login 429 has no Retry-After',
  ],
  'an operation without x-inferred': [
    ({ operation }) => delete operation('sendPayout')['x-inferred'],
    'sendPayout is not of the specification: x-inferred is missing',
  ],
  'an operation of the specification called inferred': [
    ({ operation }) => (operation('login')['x-inferred'] = true),
    'login is specified and says x-inferred',
  ],
  'a schema without x-inferred': [
    ({ schema }) => delete schema('PlayLimit')['x-inferred'],
    'PlayLimit is not of the specification: x-inferred is missing',
  ],
  'a field without x-inferred': [
    ({ property }) => delete property('Balance', 'updatedAt')['x-inferred'],
    'Balance.updatedAt is not of the specification: x-inferred is missing',
  ],
  'a number without limits': [
    ({ property }) => delete property('Balance', 'bonus')['maximum'],
    'Balance.bonus has no limits',
  ],
  'a text without limits': [
    ({ property }) => delete property('Notice', 'msg')['maxLength'],
    'Notice.msg has no limits',
  ],
  'a list without limits': [
    ({ property }) => delete property('GameList', 'data')['maxItems'],
    'GameList.data has no limits',
  ],
  'a maximum that no number holds': [
    ({ property }) => (property('Balance', 'bonus')['maximum'] = 2 ** 60),
    'Balance.bonus: a maximum that no number holds exactly',
  ],
  'a pattern with a look-around': [
    ({ schema }) => (schema('Nickname')['pattern'] = '^(?!x)[a-z]+$'),
    'Nickname: a pattern with a look-around',
  ],
  'an instant without its format': [
    ({ property }) => delete property('Notice', 'createdAt')['format'],
    'Notice.createdAt is an instant without format: date-time',
  ],
  'an address without its format': [
    ({ property }) => delete property('Level', 'image')['format'],
    'Level.image is an address without format: uri-reference',
  ],
  'an object without a name': [
    ({ property }) => (property('Level', 'privileges')['items'] = { type: 'object', properties: {} }),
    'Level.privileges is an object without a name',
  ],
  'a field in snake case of our own': [
    ({ schema }) => (schema('PlayLimit')['properties'] = { resets_at: { type: 'string', maxLength: 30 } }),
    'PlayLimit.resets_at is not camelCase',
  ],
  'a body without an example': [
    ({ operation }) => delete operation('login').requestBody?.content['application/json']?.examples,
    'login: its body has no example',
  ],
  'an answer without an example': [
    ({ operation }) => delete contentOf(operation('getBalance'), '200').examples,
    "getBalance 200 has no example 'success'",
  ],
  'a parameter without an example': [
    ({ operation }) => delete operation('getGame').parameters?.[0]?.example,
    'getGame: its parameter slug has no example',
  ],
  'a parameter without limits': [
    ({ operation }) => {
      for (const parameter of operation('listGames').parameters ?? []) delete parameter.schema['maximum'];
    },
    'listGames page has no limits',
  ],
  'a parameter in snake case': [
    ({ operation }) => {
      for (const parameter of operation('listStaticPages').parameters ?? []) parameter.name = 'is_hidden';
    },
    'listStaticPages is_hidden is not camelCase',
  ],
  'a name that is no verb and noun': [
    ({ operation }) => (operation('listGames').operationId = 'games'),
    'games is not a verb and a noun',
  ],
  'a tag of its own': [
    ({ operation }) => (operation('listGames').tags = ['moon']),
    'listGames has not one tag of openapi.yaml',
  ],
  'nobody who makes the example work': [
    ({ operation }) => (operation('listGames')['x-mock-persona'] = 'nobody'),
    'listGames names no x-mock-persona',
  ],
  'money moved without a key': [
    ({ operation }) => (operation('sendPayout').parameters = []),
    'sendPayout moves money without an Idempotency-Key',
  ],
};

test.each(Object.entries(PLANTED))('%s is found', (_, [plant, found]) => {
  const changed = structuredClone(description);
  plant(within(changed));
  expect(violationsOf(changed)).toContain(found);
});
