import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setupMockServer, testInstant } from './node.ts';

const mock = setupMockServer();
beforeAll(() => mock.listen());
beforeEach(() => void mock.renew());
afterAll(() => mock.close());

const origin = 'http://localhost';

describe('over MSW', () => {
  test("the operation's generated handler responds, with the pipeline's headers", async () => {
    const response = await fetch(`${origin}/json-api/v2/games?limit=2`);
    expect(response.status).toBe(200);
    expect(response.headers.get('date')).toBe(new Date(testInstant).toUTCString());
    expect(await response.json()).toMatchObject({ data: { length: 2 }, total: 5_000 });
  });

  test('refusals keep their status and body', async () => {
    const response = await fetch(`${origin}/json-api/login`, { method: 'POST', body: '{' });
    expect(response.status).toBe(400);
  });

  test('empty responses have no body', async () => {
    const token = mock.signIn('player')?.token ?? '';
    const response = await fetch(`${origin}/json-api/v2/games/favourites/golden-harvest`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
  });

  test('a broken connection fails the request, and a hanging one ends when aborted', async () => {
    mock.renew({ scenario: 'listGames.fault_network:1,listGames.fault_timeout' });
    await expect(fetch(`${origin}/json-api/v2/games`)).rejects.toThrow('fetch failed');
    await expect(fetch(`${origin}/json-api/v2/games`, { signal: AbortSignal.timeout(50) })).rejects.toThrow(
      'aborted',
    );
  });

  test('malformed responses arrive unchanged', async () => {
    mock.renew({ scenario: 'listGames.fault_malformed_json' });
    const response = await fetch(`${origin}/json-api/v2/games`);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  test('the socket accepts frames and sends messages', async () => {
    const socket = new WebSocket('ws://localhost/socket');
    const received = new Promise((resolve) =>
      socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data)))),
    );
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    socket.send(JSON.stringify({ action: 'jointoroom', rooms: ['winners'] }));
    await expect.poll(() => mock.backend.hub.rooms().has('winners')).toBe(true);
    mock.backend.clock.advance(10_000);
    expect(await received).toMatchObject({ type: 'winner.added' });
    socket.close();
  });
});
