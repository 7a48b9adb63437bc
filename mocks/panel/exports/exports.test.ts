import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, test } from 'vitest';
import { settingsOf } from '../../../.storybook/storySettings.ts';
import type { Exchange, LoggedFrame } from '../../core/log.ts';
import { parseScenarios } from '../../scenarios/read.ts';
import { identify, writeScenario } from '../../scenarios/write.ts';
import { curlOf } from './curl.ts';
import { harOf } from './har.ts';
import { playwrightTestOf } from './playwrightTest.ts';
import { reportOf } from './report.ts';
import { scenariosBefore, type Situation } from './situation.ts';
import { storyOf } from './story.ts';

const at = Date.UTC(2026, 0, 14, 12);

const refused: Exchange = {
  id: 7,
  at,
  operation: 'activateCouponCode',
  method: 'POST',
  path: '/json-api/coupon-codes/activate',
  query: 'a=1&b=%C3%A9',
  body: `{"code":"it's"}`,
  status: 404,
  duration: 12,
  scenarios: ['activateCouponCode.coupon_not_found'],
  requestHeaders: { 'content-type': 'application/json', authorization: 'Bearer t' },
  responseHeaders: { 'content-type': 'application/json' },
  response: '{"errors":[{"code":"coupon_not_found"}]}',
  isCut: false,
};

const situation: Situation = {
  link: 'http://aurora.localhost/gifts?mock.user=vip&mock.scenario=listGifts.empty:2,login.wrong_credentials#mock.journal=abc-_',
  missingSteps: 0,
  path: '/gifts?tab=all',
  player: 'vip,level:5',
  brand: 'aurora',
  locale: 'en',
  seed: '42',
  latency: 0,
  now: at,
  isFrozen: true,
  scenarios: ['listGifts.empty:2', 'login.wrong_credentials'],
  scenariosBefore: ['listGifts.empty:2', 'login.wrong_credentials'],
  steps: ['2026-01-14 12:00:00 log in as vip', '2026-01-14 12:00:00 deposit €50, declined'],
  calls: [refused],
  headings: ["The player's gifts"],
  place: 'page',
};

test('a curl command is quoted for the shell and names the session', () => {
  expect(curlOf(refused, 'http://localhost:4010', 's-1')).toBe(
    [
      `curl -i -X POST 'http://localhost:4010/json-api/coupon-codes/activate?a=1&b=%C3%A9'`,
      `  -H 'content-type: application/json'`,
      `  -H 'authorization: Bearer t'`,
      `  -H 'x-mock-session: s-1'`,
      String.raw`  --data-raw '{"code":"it'\''s"}'`,
    ].join(' \\\n'),
  );
});

/** The fields that HAR 1.2 requires of an entry. */
const required = {
  entry: ['startedDateTime', 'time', 'request', 'response', 'cache', 'timings'],
  request: ['method', 'url', 'httpVersion', 'cookies', 'headers', 'queryString', 'headersSize', 'bodySize'],
  response: [
    'status',
    'statusText',
    'httpVersion',
    'cookies',
    'headers',
    'content',
    'redirectURL',
    'headersSize',
    'bodySize',
  ],
};

test("a HAR file has every field that version 1.2 requires, and the socket's messages", () => {
  const frames: LoggedFrame[] = [
    { id: 8, at, direction: 'received', text: '{"action":"register"}' },
    { id: 9, at, direction: 'sent', text: 'lost', fate: 'dropped' },
  ];
  const lost: Exchange = { ...refused, status: 0, failure: 'network', response: null, responseHeaders: {} };
  const { log } = harOf([refused, lost], frames, 'http://localhost');
  expect(log.entries).toHaveLength(3);
  for (const entry of log.entries) {
    expect(Object.keys(entry)).toEqual(expect.arrayContaining(required.entry));
    expect(Object.keys(entry.request)).toEqual(expect.arrayContaining(required.request));
    expect(Object.keys(entry.response)).toEqual(expect.arrayContaining(required.response));
    expect(new Date(entry.startedDateTime).toISOString()).toBe(entry.startedDateTime);
  }
  const [first, second, socket] = log.entries;
  expect(first?.request.queryString).toEqual([
    { name: 'a', value: '1' },
    { name: 'b', value: 'é' },
  ]);
  expect(first?.response.content).toEqual({ size: 40, mimeType: 'application/json', text: refused.response });
  expect(second?.comment).toContain('no response: network');
  expect(socket?._webSocketMessages).toEqual([
    { type: 'send', time: at / 1000, opcode: 1, data: '{"action":"register"}' },
  ]);
});

test('an exported story has the state as parameters.mock, which Storybook reads', () => {
  const code = stripTypeScriptTypes(
    storyOf(situation)
      .replaceAll(/^import.*$/gm, '')
      .replaceAll('export ', ''),
  );
  const stories: { args?: object; parameters: Record<string, unknown> }[] = [];
  const preview = {
    meta: (meta: { args: object }) => ({
      story: (story: { parameters: Record<string, unknown> }) => stories.push({ ...story, args: meta.args }),
    }),
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- The text is code; running it proves that it works.
  new Function('preview', 'Screen', code)(preview, null);
  const [story] = stories;
  expect(story?.args).toEqual({ path: '/gifts?tab=all' });
  const { link, brand, locale } = settingsOf({ parameters: story?.parameters ?? {}, globals: {} }, true);
  const query = new URLSearchParams(link ?? '');
  expect([brand, locale]).toEqual(['aurora', 'en']);
  expect(query.get('mock.user')).toBe('vip,level:5');
  expect(query.get('mock.scenario')).toBe('listGifts.empty:2,login.wrong_credentials');
  expect(query.get('mock.now')).toBe('2026-01-14T12:00:00.000Z');
  expect(query.get('mock.frozen')).toBe('1');
  expect(storyOf(situation)).toContain('the 1 calls that changed');
});

test('an exported Playwright test opens the link on the mock server, with its journal in the query', () => {
  const text = playwrightTestOf(situation);
  expect(text).toContain(
    "casino.visit('/gifts?mock.user=vip&mock.scenario=listGifts.empty:2,login.wrong_credentials&mock.journal=abc-_')",
  );
  expect(text).toContain(String.raw`{ name: 'The player\'s gifts' }`);
  expect(text).toContain(".toContain('activateCouponCode 404')");
});

describe('a scenario that a call has used up', () => {
  const call = (scenarios: string[], status = 200): Exchange => ({ ...refused, status, scenarios });
  const board = (text: string) =>
    parseScenarios(text).map((scenario) => ({
      id: identify(scenario),
      text: writeScenario(scenario),
      operation: null,
      remaining: null,
    }));

  test('is restored as it was before the last refused call', () => {
    const calls = [
      call(['login.server_error:1'], 500),
      call(['activateCouponCode.coupon_not_found:2:after=1'], 404),
      call(['activateCouponCode.coupon_not_found:1'], 200),
    ];
    expect(scenariosBefore([], calls)).toEqual(['activateCouponCode.coupon_not_found:2']);
  });

  test('is listed before the remaining scenarios, whose former counts are restored', () => {
    const calls = [call(['login.wrong_credentials:1'], 401), call(['listGifts.empty:3'])];
    expect(scenariosBefore(board('state.no_gifts,listGifts.empty:2'), calls)).toEqual([
      'login.wrong_credentials:1',
      'state.no_gifts',
      'listGifts.empty:3',
    ]);
  });

  test('is active in the exported test and story, and the report states the scenarios before and after', () => {
    const used = { ...situation, scenarios: [], scenariosBefore: ['activateCouponCode.coupon_not_found:1'] };
    expect(playwrightTestOf(used)).toContain('&mock.scenario=activateCouponCode.coupon_not_found:1');
    expect(storyOf(used)).toContain("scenario: 'activateCouponCode.coupon_not_found:1'");
    const report = reportOf(used, { screenshot: { problem: '' }, browser: '', window: '', build: '' });
    expect(report).toContain('| scenarios | none |');
    expect(report).toContain(
      '| scenarios before the last refused call | `activateCouponCode.coupon_not_found:1` |',
    );
  });
});

test("if the steps don't fit into the link, the report and the test say so, and the report names the journal file", () => {
  const long = { ...situation, missingSteps: 35 };
  const report = reportOf(long, { screenshot: { problem: '' }, browser: '', window: '', build: '' });
  expect(report).toContain('The link lacks 35 steps');
  expect(report).toContain('Attach `journal.json`');
  expect(report).not.toContain('Open this state');
  expect(playwrightTestOf(long)).toContain("35 steps didn't fit into it");
});

test('a report names what failed, and why there is no screenshot', () => {
  const report = reportOf(situation, {
    screenshot: { problem: 'the browser didn’t permit it' },
    browser: 'A | B',
    window: '390 × 844',
    build: '/assets/main.js',
  });
  expect(report).toContain('2. 2026-01-14 12:00:00 deposit €50, declined');
  expect(report).toContain('| 12:00:00 | **404** | POST /json-api/coupon-codes/activate?a=1&b=%C3%A9 |');
  expect(report).toContain('coupon_not_found"}]}');
  expect(report).toContain(String.raw`| browser | A \| B |`);
  expect(report).toContain('There is none: the browser didn’t permit it.');
});

test('a report lists all writes with their bodies, then the last reads', () => {
  const read = (id: number): Exchange => ({
    ...refused,
    id,
    operation: 'listGifts',
    method: 'GET',
    path: `/json-api/read-${String(id)}`,
    query: '',
    body: null,
    status: 200,
    response: '{"data":"not worth showing"}',
  });
  const write: Exchange = { ...refused, id: 1, status: 200, response: '{"data":"done"}' };
  const log: Exchange = { ...write, id: 2, operation: 'writeLog', method: 'PUT', path: '/log' };
  const reads = Array.from({ length: 20 }, (_, index) => read(index + 3));
  const report = reportOf(
    { ...situation, calls: [write, log, ...reads] },
    { screenshot: { problem: 'none' }, browser: 'A', window: '1 × 1', build: '0.1.0, commit abc' },
  );
  expect(report).toContain(`// request: {"code":"it's"}\n{"data":"done"}`);
  expect(report.indexOf('## Writes')).toBeLessThan(report.indexOf('## Last reads'));
  expect(report.match(/GET \/json-api\/read-/g)).toHaveLength(8);
  expect(report).toContain('read-22');
  expect(report).not.toContain('/log');
  expect(report).not.toContain('not worth showing');
  expect(report).toContain('| build | 0.1.0, commit abc |');
});
