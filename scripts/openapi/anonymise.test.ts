import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { operationList } from '#mocks/core/routes.ts';
import { responseSchemaOf, schemaOf, type PersonalKind, type Schema } from '#tests/contract/described.ts';
import { anonymise, type Recorded } from './anonymise.ts';
import { withExamples } from './exampleFiles.ts';

interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly nickname: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly taxNumber: string;
  readonly card: string;
  readonly token: string;
  readonly ip: string;
  readonly id: number;
}

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
/** Names in several alphabets. They are so rare that no example contains one by chance. */
const names = ['Zbyněk', 'Ольжана', "D'Urzo", 'Xanthippé', 'Jürgen-Émil', 'Nuño Quíñez', 'Þórunn', 'Żaneta'];

const person: fc.Arbitrary<Person> = fc.record({
  firstname: fc.constantFrom(...names),
  lastname: fc.constantFrom('Quarkenbush', 'Въюшкова', "O'Zwicky", 'von Żółć'),
  nickname: digits(4).map((tail) => `zorblax_${tail}`),
  email: digits(5).map((tail) => `zelda.q+${tail}@mail.example.org`),
  phone: digits(9).map((tail) => `39${tail}`),
  address: digits(3).map((number) => `${number} Quibblethorpe Lane, Zyxtown`),
  taxNumber: fc.constantFrom('52998224725', 'RSSMRA85T10A562S'),
  card: digits(4).map((tail) => `5168 44** **** ${tail}`),
  token: digits(20).map((tail) => `eyJhbGciOi.${tail}.sig`),
  ip: fc.constantFrom('198.51.100.77', '2001:db8:85a3:0:0:8a2e:370:7334'),
  // Ids are so long that no amount contains one by chance.
  id: digits(12).map((tail) => Number(`83${tail}`)),
});

/** The person's value for a property with this `x-personal` mark. */
function valueOf(kind: PersonalKind, { firstname, lastname, ...person }: Person): string | number {
  const values: Record<PersonalKind, string | number> = {
    name: firstname,
    nickname: person.nickname,
    email: person.email,
    phone: person.phone,
    contact: person.email,
    address: person.address,
    place: 'Zyxtown',
    birthday: '1987-06-05',
    document: person.taxNumber,
    card: person.card,
    ip: person.ip,
    id: person.id,
    token: person.token,
    url: `https://pay.example.org/${String(person.id)}?token=${person.token}`,
    text: `${firstname} ${lastname}, id ${String(person.id)}`,
  };
  return values[kind];
}

/** Sentences with all personal data of a person, written as in texts and as in URLs. */
function sentencesOf({ firstname, lastname, phone, email, ...person }: Person): string[] {
  const spaced = `+${phone.slice(0, 2)} ${phone.slice(2, 5)}-${phone.slice(5, 8)} (${phone.slice(8)})`;
  return [
    `Hello ${firstname.toUpperCase()} ${lastname}, your card ${person.card} was declined`,
    `<p>${firstname.replaceAll("'", '&#39;')} — call ${spaced}</p>`,
    `/cashbox?user=${String(person.id)}&email=${encodeURIComponent(email)}&name=${encodeURIComponent(lastname)}`,
    `Sent to ${email} and ${phone} from ${person.ip}`,
    `${person.nickname} (${person.taxNumber}) lives at ${person.address}`,
    `Bearer ${person.token}`,
    `${firstname.normalize('NFD')} has won`,
  ];
}

/** Fills every marked property with the person's data, and adds a sentence to every free text. */
function withPerson(value: unknown, schema: Schema, someone: Person, next: () => string): unknown {
  const target = schemaOf(schema);
  const { items, oneOf = [] } = target;
  if (Array.isArray(value)) return value.map((item) => withPerson(item, items ?? {}, someone, next));
  if (typeof value === 'object' && value !== null) {
    const all = [target, ...oneOf.map(schemaOf)];
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => {
        const found = all.find(({ properties }) => properties?.[name] !== undefined)?.properties?.[name];
        return [name, withPerson(item, found ?? {}, someone, next)];
      }),
    );
  }
  const kind = schema['x-personal'] ?? target['x-personal'];
  if (kind !== undefined) {
    const own = valueOf(kind, someone);
    return typeof value === 'number' ? someone.id : String(own);
  }
  const isFree = typeof value === 'string' && !target.enum && target.format?.startsWith('date') !== true;
  return isFree ? `${value} ${next()}` : value;
}

const described = operationList.flatMap((operation) => {
  const schema = responseSchemaOf(operation);
  const example = operation.answers.find(({ name }) => name === 'success');
  return schema && example ? [{ operation, schema, value: example.value }] : [];
});

/** A text normalised for comparison: lower case, without separators. */
const flat = (text: string): string =>
  decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, '%25'))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/&#39;|&#x27;|&apos;/g, "'")
    .replaceAll(/[\s().\-_"\\]/g, '');

/**
 * Puts these people's data into all responses, anonymises them and writes them as examples. Returns the
 * personal data that the examples still contain.
 */
function secretsLeft(people: readonly Person[], seed: string): string[] {
  const recorded: Recorded[] = described.map(({ value, schema }, index) => {
    const someone = people[index % people.length];
    if (!someone) throw new Error('nobody');
    const sentences = sentencesOf(someone);
    let at = 0;
    return {
      schema,
      value: withPerson(value, schema, someone, () => sentences[at++ % sentences.length] ?? ''),
    };
  });
  // `anonymise` finds a name or an address in a text only if it also knows it from a response or from
  // `known`. The responses don't contain every person's name and address, so `known` lists them all.
  const known = people.flatMap(({ firstname, lastname, address }) => [
    ['name', firstname] as const,
    ['name', lastname] as const,
    ['address', address] as const,
  ]);
  const cleaned = anonymise(recorded, { known, seed });
  const text = withExamples(
    '',
    Object.fromEntries(cleaned.map((value, index) => [`call${String(index)}`, value])),
  );
  const written = [flat(text), flat(JSON.stringify(parse(text)))];
  return people
    .flatMap((someone) => [...Object.values(someone).map(String), 'zyxtown', '1987-06-05'])
    .filter((secret) => written.some((one) => one.includes(flat(secret))));
}

// Shrinking is off, because smaller values would occur in the examples by chance.
const someones = fc.noShrink(fc.array(person, { minLength: 1, maxLength: 3 }));

test('the written examples contain no personal data of the recorded players', () => {
  fc.assert(
    fc.property(someones, fc.constantFrom('a', 'b'), (people, seed) => {
      expect(secretsLeft(people, seed)).toEqual([]);
    }),
    { numRuns: 6 },
  );
});

describe('a replacement', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      user_id: { type: 'integer', 'x-personal': 'id' },
      nick: { type: 'string', 'x-personal': 'nickname' },
      mask: { type: 'string', 'x-personal': 'card' },
      status: { type: 'string', enum: ['zorblax'] },
      at: { type: 'string', format: 'date-time' },
      amount: { type: 'integer' },
      title: { type: 'string' },
    },
  };
  const one = {
    user_id: 4711,
    nick: 'zorblax',
    mask: '5168 44** **** 1234',
    status: 'zorblax',
    at: '2026-11-20T10:00:00Z',
    amount: 123_456_789,
    title: 'Weekend of prizes',
  };
  const clean = (values: readonly object[], seed?: string) =>
    anonymise(
      values.map((value) => ({ value, schema })),
      seed === undefined ? {} : { seed },
    ) as (typeof one)[];

  test('is the same for the same value, across responses and runs', () => {
    const [first, second] = clean([one, { ...one, title: 'zorblax has won' }]);
    expect(first?.nick).toBe(second?.nick);
    expect(first?.user_id).toBe(second?.user_id);
    expect(second?.title).toBe(`${first?.nick ?? ''} has won`);
    expect(clean([one])).toEqual(clean([one]));
  });

  test('differs between values and between seeds', () => {
    const [first, second] = clean([one, { ...one, nick: 'blaxzor' }]);
    expect(first?.nick).not.toBe(second?.nick);
    expect(clean([one], 'other')[0]?.nick).not.toBe(first?.nick);
  });

  test("keeps the format of a card mask, and doesn't touch enum values, dates, amounts or free text", () => {
    const [cleaned] = clean([one]);
    expect(cleaned).toMatchObject({ status: 'zorblax', at: one.at, amount: one.amount, title: one.title });
    expect(cleaned?.mask).toMatch(/^\d{4} \d\d\*\* \*{4} \d{4}$/);
    expect(cleaned?.mask).not.toBe(one.mask);
  });

  test('is empty if the value is empty', () => {
    expect(clean([{ ...one, nick: '' }])[0]?.nick).toBe('');
  });
});

test('every property with a name of personal data is marked as personal', () => {
  const suspicious =
    /^(?:e?mail|phone|nick_?name|username|firstname|lastname|middlename|address|birthday|taxNumber|mask|account|ip|user_?id|userId|token|refreshToken|hash)$/i;
  const unmarked = new Set<string>();
  const walk = (schema: Schema, name: string, seen: readonly Schema[]): void => {
    const target = schemaOf(schema);
    if (seen.includes(target)) return;
    const { properties = {}, items, oneOf = [] } = target;
    for (const [field, part] of Object.entries(properties)) {
      const leaf = schemaOf(part);
      const isLeaf = !leaf.properties && !leaf.items;
      const mark = part['x-personal'] ?? leaf['x-personal'];
      if (isLeaf && mark === undefined && suspicious.test(field)) unmarked.add(`${name}.${field}`);
      walk(part, field, [...seen, target]);
    }
    for (const part of [...(items ? [items] : []), ...oneOf]) walk(part, name, [...seen, target]);
  };
  for (const { operation, schema } of described) walk(schema, operation.id, []);
  // This is the casino's own account at the chat provider, so it isn't personal.
  expect([...unmarked]).toEqual(['settings.account']);
});
