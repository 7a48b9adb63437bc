// Plants one violation of each rule of openapi/README.md in the bundled OpenAPI description. The lint must
// find each of them.
import { dirname, join } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { isRecord } from '#mocks/core/isRecord.ts';
import type { Description, Operation } from '../../scripts/generation/bundle.ts';
import { descriptionViolations, readDescription, type Schema } from '../../scripts/lint/description.ts';

const root = dirname(dirname(import.meta.dirname));
const { description, specified } = readDescription(root);

interface Parts {
  schemas: Record<string, unknown>;
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
    schemas: changed.components.schemas,
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

/** An operation's parameters, without those that several operations share. */
const ownParameters = ({ parameters = [] }: Operation) => parameters.filter(({ $ref }) => $ref === undefined);

type Planted = Record<string, [plant: (parts: Parts) => void, found: string]>;

const ofTheHouse: Planted = {
  'an example whose name differs from its code': [
    ({ operation }) => {
      const errors = [{ code: 'account_blocked' }];
      contentOf(operation('login'), '401').examples = { locked: { value: { errors } } };
    },
    'login 401 locked is not named after its code',
  ],
  'an operation without x-inferred': [
    ({ operation }) => delete operation('sendPayout')['x-inferred'],
    'sendPayout is not specified, so add x-inferred',
  ],
  'a specified operation marked as inferred': [
    ({ operation }) => (operation('login')['x-inferred'] = true),
    'login is specified, so remove x-inferred',
  ],
  'a schema without x-inferred': [
    ({ schema }) => delete schema('PlayLimit')['x-inferred'],
    'PlayLimit is not specified, so add x-inferred',
  ],
  'a field without x-inferred': [
    ({ property }) => delete property('Balance', 'updatedAt')['x-inferred'],
    'Balance.updatedAt is not specified, so add x-inferred',
  ],
  'an object without a name': [
    ({ property }) => (property('Level', 'privileges')['items'] = { type: 'object', properties: {} }),
    'Level.privileges is an object without a name',
  ],
  'an inferred field in snake case': [
    ({ schema }) => (schema('PlayLimit')['properties'] = { resets_at: { type: 'string', maxLength: 30 } }),
    'PlayLimit.resets_at is not camelCase',
  ],
};

/** Violations that Redocly reports, each with its rule in redocly.yaml. */
const ofRedocly: Planted = {
  'a property without a meaning': [
    ({ property }) => delete property('Balance', 'bonus')['description'],
    'rule/property-description',
  ],
  'a property whose schema has no meaning either': [
    ({ schema, schemas }) => {
      schemas['Moon'] = { type: 'string', maxLength: 10 };
      const properties = schema('Level')['properties'];
      if (isRecord(properties)) properties['moon'] = { $ref: '#/components/schemas/Moon' };
    },
    'rule/property-description',
  ],
  'a money operation without an idempotency key': [
    ({ operation }) => (operation('sendPayout').parameters = []),
    'rule/idempotency-key',
  ],
  'an idempotency key of another operation': [
    ({ operation }) => {
      operation('listGames').parameters?.push(
        ...(operation('joinTournament').parameters ?? []).filter(({ $ref }) =>
          $ref?.endsWith('IdempotencyKey'),
        ),
      );
    },
    'rule/no-idempotency-key',
  ],
  'a missing 503': [({ operation }) => delete operation('listGames').responses['503'], 'rule/server-errors'],
  'a missing 500': [({ operation }) => delete operation('getBalance').responses['500'], 'rule/server-errors'],
  'a missing 429': [
    ({ operation }) => delete operation('sendPayout').responses['429'],
    'rule/too-many-requests',
  ],
  'a missing 401': [({ operation }) => delete operation('getBalance').responses['401'], 'rule/unauthorized'],
  'a missing 400': [
    ({ operation }) => delete operation('login').responses['400'],
    'rule/bad-request-of-a-body',
  ],
  'a missing 400 of parameters': [
    ({ operation }) => delete operation('listBets').responses['400'],
    'rule/bad-request-of-parameters',
  ],
  'an operation without a description': [
    ({ operation }) => delete operation('listLevels').description,
    'rule/operation-description',
  ],
  'a parameter without a description': [
    ({ operation }) => {
      for (const parameter of ownParameters(operation('listWinners'))) delete parameter.description;
    },
    'rule/parameter-description',
  ],
  'a missing 404': [({ operation }) => delete operation('getGame').responses['404'], 'rule/not-found'],
  'a missing 451': [
    ({ operation }) => delete operation('runGame').responses['451'],
    'rule/region-of-the-entrance',
  ],
  'an error without an example': [
    ({ operation }) => delete contentOf(operation('login'), '401').examples,
    'rule/error-examples',
  ],
  'a 429 without Retry-After': [
    ({ operation }) => delete operation('login').responses['429']?.headers,
    'rule/retry-after',
  ],
  'a number without limits': [
    ({ property }) => delete property('Balance', 'bonus')['maximum'],
    'rule/integer-limits',
  ],
  'a text without limits': [
    ({ property }) => delete property('Notice', 'msg')['maxLength'],
    'rule/text-limit',
  ],
  'a list without limits': [
    ({ property }) => delete property('GameList', 'data')['maxItems'],
    'rule/list-limit',
  ],
  'a maximum above the safe integers': [
    ({ property }) => (property('Balance', 'bonus')['maximum'] = 2 ** 60),
    'rule/exact-maximum',
  ],
  'a pattern with a lookaround': [
    ({ schema }) => (schema('Nickname')['pattern'] = '^(?!x)[a-z]+$'),
    'rule/no-look-around',
  ],
  'a date-time without its format': [
    ({ property }) => delete property('Notice', 'createdAt')['format'],
    'rule/instant',
  ],
  'a URL without its format': [({ property }) => delete property('Level', 'image')['format'], 'rule/url'],
  'a body without an example': [
    ({ operation }) => delete operation('login').requestBody?.content['application/json']?.examples,
    'rule/body-example',
  ],
  'an answer without an example': [
    ({ operation }) => delete contentOf(operation('getBalance'), '200').examples,
    'rule/success-example',
  ],
  'a parameter without an example': [
    ({ operation }) => delete operation('getGame').parameters?.[0]?.example,
    'rule/parameter-example',
  ],
  'a parameter without limits': [
    ({ operation }) => {
      for (const parameter of ownParameters(operation('listGames'))) delete parameter.schema['maximum'];
    },
    'rule/integer-limits',
  ],
  'a parameter in snake case': [
    ({ operation }) => {
      for (const parameter of ownParameters(operation('listStaticPages'))) parameter.name = 'is_hidden';
    },
    'rule/parameter-name',
  ],
  'an operation id without verb and noun': [
    ({ operation }) => (operation('listCategories').operationId = 'categories'),
    'rule/operation-id',
  ],
  'an undefined tag': [({ operation }) => (operation('listGames').tags = ['moon']), 'operation-tag-defined'],
  'an example with a code outside its family': [
    ({ operation }) => {
      contentOf(operation('sendPayout'), '422').examples = {
        moon: { value: { errors: [{ code: 'moon' }] } },
      };
    },
    'no-invalid-media-type-examples',
  ],
  'an example outside the envelope': [
    ({ operation }) => {
      contentOf(operation('runGame'), '403').examples = { level: { value: { code: 'level' } } };
    },
    'no-invalid-media-type-examples',
  ],
  'an error without a family': [
    ({ operation }) => {
      contentOf(operation('runGame'), '409').schema = { type: 'object' };
    },
    'rule/error-schema',
  ],
  'a schema in snake case': [
    ({ schemas }) => (schemas['play_limit'] = { type: 'boolean' }),
    'rule/schema-name',
  ],
  'an unknown persona': [
    ({ operation }) => (operation('listGames')['x-mock-persona'] = 'nobody'),
    'rule/persona',
  ],
};

const planted = (plant: (parts: Parts) => void): Description => {
  const changed = structuredClone(description);
  plant(within(changed));
  return changed;
};

test('the OpenAPI description keeps the house rules', () => {
  expect(descriptionViolations(description, specified)).toEqual([]);
});

test.each(Object.entries(ofTheHouse))('the house rules report %s', (_, [plant, found]) => {
  expect(descriptionViolations(planted(plant), specified)).toContain(found);
});

test('redocly reports every planted violation', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(planted((parts) => Object.values(ofRedocly).forEach(([plant]) => plant(parts)))),
    absoluteRef: join(root, 'openapi/generated/planted.json'),
    config: await loadConfig({ configPath: join(root, 'redocly.yaml') }),
  });
  const found = Map.groupBy(problems, ({ ruleId }) => ruleId);
  const wanted = Map.groupBy(Object.values(ofRedocly), ([, rule]) => rule);
  const missed = [...wanted].filter(([rule, plants]) => (found.get(rule)?.length ?? 0) < plants.length);
  expect(missed.map(([rule]) => rule)).toEqual([]);
});
