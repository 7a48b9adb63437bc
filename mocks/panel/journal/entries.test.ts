import { expect, test } from 'vitest';
import type { LoggedCall, LoggedFrame } from '../../core/log.ts';
import { entriesOf, isShown, nameOfFrame, type Filter } from './entries.ts';

const call = (id: number, more: Partial<LoggedCall> = {}): LoggedCall => ({
  id,
  at: 0,
  operation: 'listGifts',
  method: 'GET',
  path: '/json-api/user-gifts',
  query: '',
  body: null,
  status: 200,
  duration: 1,
  scenarios: [],
  ...more,
});
const frame = (id: number, text: string): LoggedFrame => ({ id, at: 0, direction: 'sent', text });

const entries = entriesOf(
  [
    call(1),
    call(3, { status: 422, operation: 'sendPayout', method: 'POST', body: '{"amount":5000}' }),
    call(4, { status: 500, scenarios: ['listGifts.server_error'] }),
    call(5, { status: 0, failure: 'network' }),
    call(6, { operation: null, path: '/mock-provider/payment/settle' }),
    call(7, { operation: null, path: '/mock-provider/third-party/record' }),
    call(8, { answeredBy: 'backend' }),
  ],
  [frame(2, '{"type":"balance.changed","data":{"balance":7}}')],
);

const everything: Filter = { text: '', kind: 'all', status: 'any', operation: '' };
const shown = (filter: Partial<Filter>): number[] =>
  entries.filter((entry) => isShown(entry, { ...everything, ...filter }, new Set([4]))).map(({ id }) => id);

test('calls and messages are listed together, latest first, without the records of third parties', () => {
  expect(shown({})).toEqual([8, 6, 5, 4, 3, 2, 1]);
});

test.for([
  [{ text: 'payout 5000' }, [3]],
  [{ text: 'BALANCE.changed' }, [2]],
  [{ kind: 'message' }, [2]],
  [{ kind: 'call' }, [8, 6, 5, 4, 3, 1]],
  [{ kind: 'party' }, [7, 6]],
  [{ kind: 'mocked' }, [5, 4, 3, 1]],
  [{ kind: 'scenario' }, [4]],
  [{ kind: 'mismatch' }, [4]],
  [{ status: 'success' }, [8, 6, 1]],
  [{ status: 'refused' }, [3]],
  [{ status: 'error' }, [4]],
  [{ status: 'failed' }, [5, 4, 3]],
  [{ status: 'none' }, [5]],
  [{ operation: 'sendPayout' }, [3]],
] as const)('the filter %o shows the entries %o', ([filter, expected]) => {
  expect(shown(filter)).toEqual(expected);
});

test('a message is named by its type, its action or its text', () => {
  expect(nameOfFrame('{"type":"winner.added"}')).toBe('winner.added');
  expect(nameOfFrame('{"action":"jointoroom","rooms":[]}')).toBe('jointoroom');
  expect(nameOfFrame('no message')).toBe('no message');
});
