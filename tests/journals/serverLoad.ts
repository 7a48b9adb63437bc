// `node tests/journals/serverLoad.ts` measures a mock server's reads and journalled writes per second, and
// checks that sessions are isolated from each other. On a busy machine, compare the calls per CPU second.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '4977' },
    profile: { type: 'boolean', default: false },
  },
});
const [seconds, rounds, port] = [Number(values.seconds), Number(values.rounds), Number(values.port)];
const sessions = 200;
const connections = 16;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

interface Answer {
  status: number;
  text: string;
}

function send(method: string, path: string, headers: Record<string, string>, body?: object): Promise<Answer> {
  return new Promise((settle, fail) => {
    const call = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => settle({ status: response.statusCode ?? 0, text }));
    });
    call.on('error', fail);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const server = spawn(
  process.execPath,
  [
    ...(values.profile ? ['--cpu-prof', '--cpu-prof-dir=test-results'] : []),
    'mocks/server.ts',
    '--port',
    String(port),
    '--no-panel',
  ],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);

/** CPU time of the server in seconds. Linux only. */
function cpuOf(): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function untilUp(): Promise<void> {
  for (;;) {
    const up = await send('GET', '/__mock__/session', {}).catch(() => null);
    if (up) return;
    await new Promise((settle) => setTimeout(settle, 300));
  }
}

async function measure(name: string, call: (count: number) => Promise<Answer>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    let count = 0;
    let failed = 0;
    const [started, cpu] = [performance.now(), cpuOf()];
    const work = async (): Promise<void> => {
      while (performance.now() - started < seconds * 1_000) {
        count += 1;
        const { status } = await call(count);
        if (status >= 400) failed += 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, work));
    const [passed, used] = [(performance.now() - started) / 1_000, cpuOf() - cpu];
    console.error(
      `${name}: ${(count / passed).toFixed(0)} a second, ${(count / used).toFixed(0)} a second of CPU time, ${failed} failed`,
    );
  }
}

const headersOf = (index: number, tokens: readonly string[]): Record<string, string> => ({
  'x-mock-session': `load-${index}`,
  authorization: `Bearer ${tokens[index] ?? ''}`,
});

await untilUp();
const tokens: string[] = [];
for (let index = 0; index < sessions; index += 1) {
  const { text } = await send(
    'PUT',
    '/__mock__/session',
    { 'x-mock-session': `load-${index}` },
    { user: 'player' },
  );
  tokens.push((JSON.parse(text) as { token: string }).token);
}
const slugs = (
  JSON.parse((await send('GET', '/json-api/v2/games?limit=40', {})).text) as { data: { slug: string }[] }
).data.map(({ slug }) => slug);

await measure('reads', (count) =>
  send('GET', count % 2 ? '/json-api/v2/tournaments' : '/json-api/v2/games?limit=20', {}),
);
// The sessions take turns to write, each as a different player.
await measure('writes', (count) =>
  send(
    'PUT',
    `/json-api/v2/games/favourites/${slugs[count % 40] ?? ''}`,
    headersOf(count % sessions, tokens),
  ),
);

let mixed = 0;
for (let index = 0; index < sessions; index += 1) {
  const { text } = await send('GET', '/__mock__/journal', headersOf(index, tokens));
  const { commands } = JSON.parse(text) as { commands: { do: string; session?: string }[] };
  const logins = new Set(commands.flatMap(({ session }) => session ?? []));
  const { text: check } = await send('GET', '/__mock__/journal/check', headersOf(index, tokens)).catch(
    () => ({ text: '{}' }),
  );
  const { hash, replayed } = JSON.parse(check) as { hash?: string; replayed?: string };
  if (logins.size > 1 || hash !== replayed) mixed += 1;
}
console.error(`sessions that differ from the replay of their own journal: ${mixed} of ${sessions}`);
agent.destroy();
server.kill('SIGINT');
