// Measures the mock server under load and, for comparison, a bare Node server on the same cores.
import { Agent, createServer, get } from 'node:http';
import { once } from 'node:events';
import { moveClock } from '#mocks/generated/control/client.ts';
import { createControlClient } from '#mocks/workbench/client.ts';

export interface Load {
  perSecond: number;
  p99: number;
}

const CONNECTIONS = 16;

function request(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
  });
}

/** Calls `urls` in turn over 16 kept-alive connections for `seconds`. */
async function measureServer(urls: readonly string[], seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const ends = performance.now() + seconds * 1_000;
  const worker = async (offset: number): Promise<void> => {
    for (let turn = offset; performance.now() < ends; turn += 1) {
      const started = performance.now();
      await request(agent, urls[turn % urls.length] ?? '');
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => worker(index)));
  agent.destroy();
  times.sort((left, right) => left - right);
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN };
}

/** Ten public endpoints, from a cached list to a table that changes. */
const READS = [
  '/json-api/v2/games?page=1&limit=40',
  '/json-api/v2/games/golden-harvest',
  '/json-api/v2/categories',
  '/json-api/serverdata',
  '/json-api/levels',
  '/json-api/static-pages?hidden=false',
  '/json-api/content/current-block',
  '/json-api/actions',
  '/json-api/v2/tournaments/night-race',
  '/api/winners?limit=30',
] as const;
/**
 * During the measurement, the clock moves an hour per second, so that events begin and end, prizes are paid,
 * and notices are sent.
 */
const JUMP_MS = 250;
const JUMP = 'PT15M';

/** Puts the mock server under load for `seconds`. Meanwhile its clock jumps, so that due events run too. */
export async function measureMockServer(origin: string, seconds: number): Promise<Load> {
  const urls = READS.map((path) => `${origin}${path}`);
  for (const url of urls) {
    const { status } = await fetch(url);
    if (status !== 200) throw new Error(`${url} answers ${String(status)}`);
  }
  const client = createControlClient({ url: origin, session: 'common' });
  const clock = setInterval(() => {
    void moveClock({ advance: JUMP }, client);
  }, JUMP_MS);
  try {
    return await measureServer(urls, seconds);
  } finally {
    clearInterval(clock);
  }
}

/** Measures a server with a constant response, which shows the machine's limit. */
export async function measureBareServer(seconds: number): Promise<Load> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const load = await measureServer([`http://127.0.0.1:${String(port)}/`], seconds);
  server.close();
  return load;
}
