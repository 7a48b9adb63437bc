import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setResponseFilter } from '#/api/transport.ts';
import { replaceCasinoWordIn } from '#/lib/replaceCasinoWord.ts';
import { parseMessage } from './messages.ts';
import { balanceMessage } from './messages.testing.ts';

const good = balanceMessage(5, 10);

describe('parseMessage', () => {
  test('reads a message that the API description defines', () => {
    expect(parseMessage(JSON.stringify(good))).toEqual({ message: good });
  });

  test('replaces words that the host must not show', () => {
    setResponseFilter(replaceCasinoWordIn);
    const toast = { ...good, data: { ...good.data, currency: 'casino' } };
    expect(parseMessage(JSON.stringify(toast))).toHaveProperty('message.data.currency', 'club');
    setResponseFilter((answer) => answer);
  });

  test('reads a message with an unknown enum value', () => {
    const text = JSON.stringify({ ...good, data: { ...good.data, balance_type: 'future' } });
    expect(parseMessage(text)).toHaveProperty('message');
  });

  test.each([
    ['an empty text', ''],
    ['no JSON', '<html>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an unknown type', JSON.stringify({ ...good, type: 'future.thing' })],
    ['no id', JSON.stringify({ ...good, id: undefined })],
    ['an amount that is text', JSON.stringify({ ...good, data: { ...good.data, balance: '5' } })],
    [
      'an amount beyond the safe integers',
      JSON.stringify(good).replace('"balance":5', '"balance":9007199254740993'),
    ],
    ['more than half a megabyte', JSON.stringify({ ...good, padding: 'x'.repeat(600_000) })],
  ])('refuses %s', (_, text) => {
    expect(parseMessage(text)).toHaveProperty('refused');
  });

  test.each([[new ArrayBuffer(8)], [undefined], [{}]])('refuses %o, which is not text', (data) => {
    expect(parseMessage(data)).toEqual({ refused: 'not JSON' });
  });

  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc
            .record({
              type: fc.constantFrom('balance.changed', '__proto__', 'toString'),
              data: fc.anything(),
            })
            .map((value) => JSON.stringify(value)),
        ),
        (text) => {
          expect(Object.keys(parseMessage(text))).toHaveLength(1);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
