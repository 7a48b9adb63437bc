// `npm run record -- --api URL`: calls a real backend and writes its responses as examples, without personal
// data.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { operationById, operationList, type OperationEntry } from '../../mocks/core/routes.ts';
import { differencesOf } from '../../mocks/workbench/describedBackend.ts';
import { emailOf, personaPassword, personas } from '../../mocks/world/personas.ts';
import { known as knownAmong } from '../../mocks/world/settings.ts';
import { responseSchemaOf, type PersonalKind } from '#tests/contract/described.ts';
import { exampleRequests, type SampleRequest } from '#tests/contract/sample.ts';
import { root } from '../run.ts';
import { anonymise, type Recorded } from './anonymise.ts';
import { fileOfExample, withExamples } from './exampleFiles.ts';

const usage = `Usage: npm run record -- --api URL [options] [OPERATION …]
  OPERATION      which operations, such as listGames getBalance; without any, all that only read
  --tag TAG      all reading operations of a tag
  --token TOKEN  the player's token; also from API_TOKEN. Without one, only public operations are called
  --persona ID   logs in as a test account with this persona's e-mail and password, such as player
  --login EMAIL  logs in with this e-mail, and the password in API_PASSWORD
  --set NAME=VALUE  a parameter's value instead of the description's example: --set slug=night-race
  --items 2      how many items of each list are kept
  --locale en    language of the texts
  --writes       allows operations that change something
  --out FOLDER   where the files are; openapi/examples. An operation that no file has goes to <tag>.yaml
  --print        prints the examples instead`;

const { values, positionals } = parseArgs({
  options: {
    api: { type: 'string' },
    tag: { type: 'string' },
    token: { type: 'string' },
    persona: { type: 'string' },
    login: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    items: { type: 'string', default: '2' },
    locale: { type: 'string', default: 'en' },
    writes: { type: 'boolean', default: false },
    out: { type: 'string', default: join(root, 'openapi/examples') },
    print: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

class UsageError extends Error {}

const TIMEOUT_MS = 30_000;
const api = values.api?.replace(/\/$/, '') ?? '';
const overrides = Object.fromEntries(values.set.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));

const isReading = ({ method, parameters }: OperationEntry): boolean =>
  method === 'get' && !parameters.some(({ name }) => name === 'Idempotency-Key');

function operationNamed(id: string): OperationEntry {
  const operation = operationById.get(id);
  if (!operation) throw new UsageError(`the description has no operation ${id}`);
  return operation;
}

function recordable(id: string): OperationEntry {
  const operation = operationNamed(id);
  if (!isReading(operation) && !values.writes)
    throw new UsageError(`${id} may change something, so it needs --writes`);
  return operation;
}

function wantedOperations(hasToken: boolean): OperationEntry[] {
  if (positionals.length > 0) return positionals.map(recordable);
  return operationList.filter(
    (operation) =>
      isReading(operation) &&
      (values.tag === undefined || operation.tag === values.tag) &&
      (hasToken || operation.access !== 'player'),
  );
}

/** An operation's example request, with the values of `--set` for its parameters. */
function requestOf(operation: OperationEntry): SampleRequest {
  const [request] = exampleRequests(operation, overrides);
  if (!request) throw new UsageError(`${operation.id} has no example`);
  return { ...request, headers: { ...request.headers, 'accept-language': values.locale } };
}

async function call(request: SampleRequest, token?: string): Promise<{ status: number; json: unknown }> {
  const response = await fetch(api + request.path, {
    method: request.method,
    headers: { ...request.headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(request.body === undefined ? {} : { body: request.body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  try {
    return { status: response.status, json: text === '' ? undefined : (JSON.parse(text) as unknown) };
  } catch {
    throw new UsageError(`${request.path} answers ${String(response.status)} without JSON`);
  }
}

async function logIn(email: string, password: string): Promise<string> {
  const body = JSON.stringify({ authType: 'email', email, password });
  const { status, json } = await call({ ...requestOf(operationNamed('login')), body });
  if (status === 200 && typeof json === 'object' && json !== null && 'token' in json)
    return String(json.token);
  throw new UsageError(`the login as ${email} was refused with status ${String(status)}`);
}

async function tokenOf(): Promise<string | undefined> {
  const { persona, login, token = process.env['API_TOKEN'] } = values;
  if (persona !== undefined) {
    const id = knownAmong(personas, persona);
    if (id === undefined) throw new UsageError(`there is no persona ${persona}`);
    return logIn(emailOf(id), personaPassword);
  }
  return login === undefined ? token : logIn(login, process.env['API_PASSWORD'] ?? '');
}

/** Cuts all lists within a value to a maximum length. */
function shortened(value: unknown, most: number): unknown {
  if (Array.isArray(value)) return value.slice(0, most).map((item) => shortened(item, most));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shortened(item, most)]));
}

interface Answer extends Recorded {
  readonly operation: OperationEntry;
}

/** Returns the response as an example. If that isn't possible, prints the reason and returns null. */
async function record(operation: OperationEntry, token?: string): Promise<Answer | null> {
  const skip = (why: string): null => {
    console.error(`${operation.id}: ${why}`);
    return null;
  };
  const schema = responseSchemaOf(operation);
  if (!schema) return skip('has no body');
  try {
    const { status, json } = await call(requestOf(operation), token);
    if (status !== operation.status) return skip(`answers ${String(status)}`);
    const value = shortened(json, Number(values.items));
    const [difference] = differencesOf(operation, status, value);
    return difference === undefined
      ? { operation, schema, value }
      : skip(`differs from the description: ${difference}`);
  } catch (error) {
    return skip(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Fetches the player's own data. It must be removed from all texts, even if only other operations are
 * recorded.
 */
async function knownOf(
  token: string | undefined,
): Promise<{ profile: Recorded[]; known: [PersonalKind, string][] }> {
  const logins: [PersonalKind, string][] = values.login === undefined ? [] : [['email', values.login]];
  if (token === undefined) return { profile: [], known: logins };
  const operation = operationNamed('getProfile');
  const { status, json } = await call(requestOf(operation), token);
  const schema = responseSchemaOf(operation);
  if (status !== 200 || !schema)
    throw new UsageError(`getProfile answers ${String(status)}; is the token right?`);
  return { profile: [{ value: json, schema }], known: [...logins, ['token', token]] };
}

function write(examples: ReadonlyMap<OperationEntry, unknown>): void {
  const folder = resolve(values.out);
  const byFile = new Map<string, Record<string, unknown>>();
  for (const [{ id, tag }, value] of examples) {
    const file = fileOfExample(folder, id) ?? `${tag}.yaml`;
    byFile.set(file, { ...byFile.get(file), [id]: value });
  }
  for (const [name, ofFile] of byFile) {
    if (values.print) {
      console.log(withExamples('', ofFile));
      continue;
    }
    const file = join(folder, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, withExamples(existsSync(file) ? readFileSync(file, 'utf8') : '', ofFile));
    console.error(`${file}: ${Object.keys(ofFile).join(', ')}`);
  }
}

async function run(): Promise<void> {
  const token = await tokenOf();
  const { profile, known } = await knownOf(token);
  const answers: Answer[] = [];
  for (const operation of wantedOperations(token !== undefined)) {
    const answer = await record(operation, operation.access === 'public' ? undefined : token);
    if (answer) answers.push(answer);
  }
  const cleaned = anonymise([...answers, ...profile], { known });
  write(new Map(answers.map(({ operation }, index) => [operation, cleaned[index]])));
}

if (values.help || api === '') {
  console.log(usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  try {
    await run();
  } catch (error) {
    if (error instanceof UsageError) console.error(error.message);
    // Without a connection, `fetch` throws a TypeError.
    else if (error instanceof TypeError) console.error(`${api} gives no answer (${error.message})`);
    else throw error;
    process.exitCode = 2;
  }
}
