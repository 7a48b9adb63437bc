import { describe, expect, it } from 'vitest';
import {
  createFrameGate,
  exitMessages,
  isExitMessage,
  MESSAGES_PER_SECOND,
  nameOfMessage,
  stakeOfMessage,
  stopMessages,
} from './frameMessages.ts';

const origin = 'https://games.example.test';
// Message ports stand in for windows: they are valid message sources and exist in Node.
const frame = new MessageChannel().port1;
const stranger = new MessageChannel().port1;

function gateAt(clock: { now: number } = { now: 0 }) {
  return createFrameGate({ source: () => frame, origin, now: () => clock.now });
}

const known = [...exitMessages, ...stopMessages, 'gameReady'];

describe('a message from the game', () => {
  it.each(known)('%s is accepted as plain text, and as the type or the name of an object', (name) => {
    const read = gateAt();
    expect(read({ data: name, origin, source: frame })).toBe(name);
    expect(read({ data: { type: name }, origin, source: frame })).toBe(name);
    expect(read({ data: { name }, origin, source: frame })).toBe(name);
  });
  it('is only read for its name: other fields, such as a URL, are ignored', () => {
    expect(nameOfMessage({ type: 'gotoUrl', url: 'https://evil.example.test' })).toBe('gotoUrl');
  });
  it('leaves the game if it is closeFrame, closeInnerFrame, runSiteInIFrame, exit or gotoUrl, but not if it is gameReady', () => {
    const five = ['closeFrame', 'closeInnerFrame', 'runSiteInIFrame', 'exit', 'gotoUrl'] as const;
    expect(five.every(isExitMessage)).toBe(true);
    expect(five.map((name) => gateAt()({ data: name, origin, source: frame }))).toEqual([...five]);
    expect(isExitMessage('gameReady')).toBe(false);
  });
  it('is accepted only from an opaque origin if the sandbox gives the frame one', () => {
    const read = createFrameGate({ source: () => frame, origin: 'null', now: () => 0 });
    expect(read({ data: 'exit', origin: 'null', source: frame })).toBe('exit');
    expect(read({ data: 'exit', origin, source: frame })).toBeNull();
  });
});

it.each([
  ['whole minor units', { type: 'roundStarted', stake: 500 }, 500],
  ['nothing', 'roundStarted', 0],
  ['a negative number', { type: 'roundStarted', stake: -500 }, 0],
  ['a fraction', { type: 'roundStarted', stake: 0.5 }, 0],
  ['a text', { type: 'roundStarted', stake: '500' }, 0],
])('the stake is read from a roundStarted message with %s', (_, data, stake) => {
  expect(stakeOfMessage(data)).toBe(stake);
});

const wrongNames: readonly unknown[] = [
  '',
  ' ',
  'Exit',
  'EXIT',
  'exit ',
  ' exit',
  'exit\n',
  'exit\u0000',
  'exit\u200b',
  'ехit',
  'exit()',
  'exit;',
  '"exit"',
  '{"type":"exit"}',
  '["exit"]',
  'closeframe',
  'close-frame',
  'close_frame',
  'closeFrame2',
  'xcloseFrame',
  'closeFrame closeFrame',
  'gotoUrl:https://evil.example.test',
  'gotoURL',
  'goToUrl',
  'runSiteInIframe',
  'gameready',
  'game_ready',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'message',
  'login',
  'openCashbox',
  'deposit',
  'navigate',
  'eval',
  'javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(1_000_000),
  'exit'.repeat(10_000),
];
const wrongShapes: readonly unknown[] = [
  null,
  undefined,
  0,
  1,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1n,
  true,
  false,
  [],
  ['exit'],
  ['gameReady', 'exit'],
  [['exit']],
  {},
  { type: null },
  { type: 1 },
  { type: ['exit'] },
  { type: { toString: () => 'exit' } },
  { type: { type: 'exit' } },
  { Type: 'exit' },
  { TYPE: 'exit' },
  { event: 'exit' },
  { action: 'exit' },
  { message: 'exit' },
  { command: 'exit' },
  { method: 'exit' },
  { data: 'exit' },
  { data: { type: 'exit' } },
  { payload: { name: 'exit' } },
  { name: null },
  { name: 5 },
  { name: ['exit'] },
  { name: new Date(0) },
  { type: '', name: '' },
  { type: 'nothing', name: 'exit' },
  { type: 'login' },
  { type: '__proto__' },
  { name: 'constructor' },
  Object.create({ type: 'exit' }),
  Object.create({ name: 'exit' }),
  JSON.parse('{"__proto__":{"type":"exit"}}'),
  new Map([['type', 'exit']]),
  new Set(['exit']),
  new Error('exit'),
  new Date(0),
  /exit/,
  Object('exit'),
  new ArrayBuffer(8),
  new Uint8Array([101, 120, 105, 116]),
  { type: 'x'.repeat(100_000) },
  { length: 4, 0: 'e' },
  { type: Symbol.iterator.toString() },
  { type: 'exit\u202e' },
  { type: 'EXIT' },
  { type: ' exit' },
];
const wrongOrigins = [
  '',
  'null',
  '*',
  'http://games.example.test',
  'https://games.example.test:444',
  'https://games.example.test.evil.test',
  'https://evil.test',
  'https://GAMES.example.test',
  'https://games.example.test/',
  'https://games.example.test@evil.test',
  'https://sub.games.example.test',
  'https://gamesexample.test',
  'file://',
  'data:',
  'blob:https://games.example.test',
  'chrome-extension://abc',
  'about:blank',
  'https://xn--gmes-5na.example.test',
];

describe('hostile messages', () => {
  const hostile: readonly (readonly [
    string,
    { data: unknown; origin: string; source: MessageEventSource | null },
  ])[] = [
    ...wrongNames.map(
      (data) => [`name ${String(data).slice(0, 30)}`, { data, origin, source: frame }] as const,
    ),
    ...wrongNames.map(
      (type) => [`type ${String(type).slice(0, 30)}`, { data: { type }, origin, source: frame }] as const,
    ),
    ...wrongShapes.map((data, index) => [`shape ${index}`, { data, origin, source: frame }] as const),
    ...wrongOrigins.map((from) => [`origin ${from}`, { data: 'exit', origin: from, source: frame }] as const),
    ...known.map((data) => [`${data} of another window`, { data, origin, source: stranger }] as const),
    ...known.map((data) => [`${data} of no window`, { data, origin, source: null }] as const),
  ];
  it('are covered by more than a hundred examples', () => {
    expect(hostile.length).toBeGreaterThan(100);
  });
  it.each(hostile)('are ignored: %s', (_name, event) => {
    expect(gateAt()(event)).toBeNull();
  });
  it('are ignored while the frame has no window', () => {
    const read = createFrameGate({ source: () => null, origin, now: () => 0 });
    expect(read({ data: 'exit', origin, source: null })).toBeNull();
  });
});

describe('a flood of messages from the game', () => {
  it('is limited to 20 messages a second', () => {
    const clock = { now: 0 };
    const read = gateAt(clock);
    const passed = Array.from({ length: 1000 }, () =>
      read({ data: 'gameReady', origin, source: frame }),
    ).filter((name) => name !== null);
    expect(MESSAGES_PER_SECOND).toBe(20);
    expect(passed).toHaveLength(20);
    clock.now = 999;
    expect(read({ data: 'exit', origin, source: frame })).toBeNull();
    clock.now = 1001;
    expect(read({ data: 'exit', origin, source: frame })).toBe('exit');
  });
  it("doesn't block an exit if the names are unknown", () => {
    const read = gateAt();
    for (let count = 0; count < 1000; count += 1)
      read({ data: { type: 'spin', count }, origin, source: frame });
    expect(read({ data: 'exit', origin, source: frame })).toBe('exit');
  });
  it("doesn't block the game's messages if it comes from other windows", () => {
    const read = gateAt();
    for (let count = 0; count < 1000; count += 1)
      read({ data: 'exit', origin: 'https://evil.test', source: stranger });
    expect(read({ data: 'exit', origin, source: frame })).toBe('exit');
  });
});
