// The mock's socket matches `openapi/realtime/asyncapi.yaml`. It sends only the messages described there, on
// their channels, and each of them at least once in these tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { safeParse } from 'zod/v4/core';
import { schemaNamed } from '#mocks/core/schemas.ts';
import type { ControlOperationId } from '#mocks/generated/control/operations.ts';
import type { MockHttpServer } from '#mocks/server/serve.ts';
import { promotions } from '#mocks/world/promotions/catalogue.ts';
import { seriesList } from '#mocks/world/tournaments/catalogue/series.ts';
import { tournaments } from '#mocks/world/tournaments/catalogue.ts';
import { callControl, entryOf } from './controlServer.ts';
import { onlyMockInFile, startContractServer } from './server.ts';

onlyMockInFile('moves the clock of the mock');

interface Reference {
  readonly $ref: string;
}

interface SocketDocument {
  readonly channels: Record<string, { address?: string; messages: Record<string, Reference> }>;
  readonly operations: Record<
    string,
    { action: 'send' | 'receive'; channel: Reference; messages: Reference[] }
  >;
  readonly components: { messages: Record<string, { name: string; payload: Reference }> };
}

interface Discriminated {
  readonly discriminator: { mapping: Record<string, string> };
}

// The cast is safe: the lint checks the AsyncAPI and OpenAPI files.
const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../openapi/generated/${name}.json`), 'utf8'));
const description = read('asyncapi') as SocketDocument;
const { schemas } = (read('openapi') as { components: { schemas: Record<string, Discriminated> } })
  .components;

const lastOf = ({ $ref }: Reference): string => $ref.split('/').at(-1)?.replaceAll('~1', '/') ?? '';

/** The messages that the AsyncAPI file describes for one direction, each as `channel message`. */
function described(action: 'send' | 'receive'): string[] {
  return Object.values(description.operations)
    .filter((operation) => operation.action === action)
    .flatMap(({ channel, messages }) => messages.map((message) => `${lastOf(channel)} ${lastOf(message)}`))
    .toSorted();
}

/** The name of each message's payload schema, by message. */
const payloads = Object.fromEntries(
  Object.values(description.components.messages).map(({ name, payload }) => [name, lastOf(payload)]),
);

const mappingOf = (...names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) =>
      Object.entries(schemas[name]?.discriminator.mapping ?? {}).map(([type, $ref]) => [
        type,
        lastOf({ $ref }),
      ]),
    ),
  );

test('AsyncAPI describes the messages and frames of the OpenAPI description, with the same schemas', () => {
  expect(payloads).toEqual(mappingOf('RealtimeMessage', 'RealtimeClientFrame'));
});

test('the client sends the frames, and the server the messages', () => {
  const names = (action: 'send' | 'receive') => new Set(described(action).map((row) => row.split(' ')[1]));
  expect(names('receive')).toEqual(new Set(Object.keys(mappingOf('RealtimeClientFrame'))));
  expect(names('send')).toEqual(new Set(Object.keys(mappingOf('RealtimeMessage'))));
});

test('each channel lists exactly the messages of its operations', () => {
  const carried = Object.entries(description.channels).flatMap(([channel, { messages }]) =>
    Object.entries(messages).map(([name, message]) => {
      expect(description.components.messages[lastOf(message)]?.name).toBe(name);
      return `${channel} ${name}`;
    }),
  );
  expect(carried.toSorted()).toEqual([...described('send'), ...described('receive')].toSorted());
});

const rooms: Readonly<Record<string, readonly string[]>> = {
  winners: ['winners'],
  promotion: promotions.map(({ id }) => `promo.${String(id)}`),
  tournament: tournaments.map(({ slug }) => `tournament.${slug}`),
  series: seriesList.map(({ slug }) => `series.${slug}`),
};
const MOST_ROOMS_A_FRAME = 50;

test("a channel's address matches the name by which a client joins its room", () => {
  for (const [channel, [room = '']] of Object.entries(rooms)) {
    const pattern = description.channels[channel]?.address
      ?.replace(/\{\w+\}/, '.+')
      .replace('.', String.raw`\.`);
    expect(room).toMatch(new RegExp(`^${pattern}$`));
  }
});

describe('on the sockets of a server', () => {
  let server: MockHttpServer;
  /** Each message that has arrived, as `channel message`. */
  const arrived = new Set<string>();
  const invalid: string[] = [];

  beforeAll(async () => {
    server = await startContractServer();
  });
  afterAll(() => server.close());

  const call = (session: string, id: ControlOperationId, body?: unknown) =>
    callControl(server.url, entryOf(id), session, body);

  async function connect(session: string, frames: readonly object[], texts: string[]): Promise<WebSocket> {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`, {
      headers: { cookie: `mock-session=${session}` },
    });
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
    socket.on('message', (data: Buffer) => texts.push(data.toString('utf8')));
    for (const frame of frames) socket.send(JSON.stringify(frame));
    return socket;
  }

  const join50 = (names: readonly string[]): object[] =>
    Array.from({ length: Math.ceil(names.length / MOST_ROOMS_A_FRAME) }, (_, index) => ({
      action: 'jointoroom',
      rooms: names.slice(index * MOST_ROOMS_A_FRAME, (index + 1) * MOST_ROOMS_A_FRAME),
    }));

  /**
   * Records each message with the channel whose socket received it. If all sockets received it, the channel
   * is `socket`. If only some did, their channels are joined by `+`.
   */
  function note(byChannel: ReadonlyMap<string, readonly string[]>): void {
    const places = new Map<string, string[]>();
    for (const [channel, texts] of byChannel)
      for (const text of texts) places.set(text, [...(places.get(text) ?? []), channel]);
    for (const [text, channels] of places) {
      const message = JSON.parse(text) as { type: string };
      const { error } = safeParse(schemaNamed('RealtimeMessage'), message);
      if (error) invalid.push(`${message.type}: ${error.message}`);
      const isForAll = channels.length === byChannel.size;
      arrived.add(`${isForAll ? 'socket' : channels.join('+')} ${message.type}`);
    }
  }

  let played = 0;
  /** Acts as the persona while one socket per channel listens. */
  async function play(
    persona: string,
    act: (player: {
      api: (method: string, path: string, body?: unknown) => Promise<unknown>;
      do: (verbs: string) => Promise<void>;
    }) => Promise<void>,
  ): Promise<void> {
    played += 1;
    const session = `${persona}-${String(played)}`;
    const { json } = await call(session, 'configureSession', { user: persona });
    const { token } = json as { token: string };
    const api = async (method: string, path: string, body?: unknown): Promise<unknown> => {
      const headers = {
        'x-mock-session': session,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      };
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(`${server.url}/json-api${path}`, { method, headers, ...init });
      return response.json();
    };
    const { data: profile } = (await api('GET', '/users/profile')) as { data: { hash: string } };
    const frames: Record<string, object[]> = {
      socket: [],
      player: [{ action: 'register', hash: profile.hash }],
      ...Object.fromEntries(Object.entries(rooms).map(([channel, names]) => [channel, join50(names)])),
    };
    const byChannel = new Map<string, string[]>(Object.keys(frames).map((channel) => [channel, []]));
    const sockets = await Promise.all(
      Object.entries(frames).map(([channel, sent]) => connect(session, sent, byChannel.get(channel) ?? [])),
    );
    const known = async () =>
      (await call(session, 'getSession')).json as { rooms: string[]; listening: number[] };
    const everyRoom = Object.values(rooms).flat().length;
    await expect.poll(async () => (await known()).rooms.length).toBe(everyRoom);
    await expect.poll(async () => (await known()).listening.length).toBe(1);
    await act({
      api,
      async do(verbs) {
        const { status, json: answer } = await call(session, 'performVerbs', { do: verbs });
        expect(status, JSON.stringify(answer)).toBe(200);
      },
    });
    // Messages keep their order, so once this last one has arrived everywhere, the earlier ones have arrived
    // too.
    await call(session, 'sendMessage', { raw: 'the end' });
    const lists = [...byChannel.values()];
    await expect.poll(() => lists.every((texts) => texts.at(-1) === 'the end')).toBe(true);
    for (const texts of lists) texts.pop();
    note(byChannel);
    for (const socket of sockets) socket.terminate();
  }

  const giftsOf = async (api: (method: string, path: string) => Promise<unknown>, type: string) => {
    const { data } = (await api('GET', '/user-gifts')) as {
      data: { id: number; type: string; state: string }[];
    };
    return data.filter((gift) => gift.type === type && gift.state === 'received');
  };

  test('a newcomer deposits, plays and reaches new levels', async () => {
    await play('newcomer', async (player) => {
      await player.do('deposit:20000,spin:golden-harvest:200*300,join:night-race,spin:golden-harvest:200*20');
      await player.do('advance:P14D');
    });
  });

  test('are collected while a player deposits for a gift', async () => {
    await play('player', async (player) => {
      const [offer] = await giftsOf(player.api, 'deposit_bonus');
      await player.api('POST', '/user-gifts/cashbox-select', { user_gift_id: offer?.id });
      await player.do('deposit:500,spin:golden-harvest*60,advance:P3D,spin:golden-harvest*40,advance:P30D');
    });
  });

  test('a player activates free spins', async () => {
    await play('player', async (player) => {
      const [spins] = await giftsOf(player.api, 'giftspin');
      await player.do(`activate:${String(spins?.id)}`);
    });
  });

  test('a rich player gets points, and plays a tournament', async () => {
    await play('vip', async (player) => {
      const [points] = await giftsOf(player.api, 'xp');
      await player.do(`activate:${String(points?.id)}`);
      await player.do('spin:golden-harvest*30,advance:PT30M,spin:golden-harvest*30,advance:P14D');
    });
  });

  test('a player excludes themselves while a game is open', async () => {
    await play('wagering', async (player) => {
      await player.do('spin:golden-harvest*5');
      const exclusion = { kind: 'deposit', period: 'six_months', isConfirmed: true };
      await player.api('POST', '/responsible-play/self-exclusion', exclusion);
    });
  });

  test('every message arrives as described, and every described message arrives', () => {
    expect(invalid).toEqual([]);
    expect([...arrived].toSorted()).toEqual(described('send'));
  });
});
