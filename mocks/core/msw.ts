// The backend as MSW handlers: one for all calls, which lets the index choose the generated handler of the operation.
import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { ws } from 'msw/ws';
import { generatedHandlers } from '../generated/handlers.ts';
import type { OperationId } from '../generated/operations.ts';
import type { Answer, MockRequest } from './answer.ts';
import type { Backend } from './backend.ts';
import { apiPaths, matchOperation } from './routes.ts';

async function read(request: Request): Promise<MockRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const body = request.method === 'GET' || request.method === 'HEAD' ? '' : await request.clone().text();
  return {
    method: request.method,
    pathname,
    query: searchParams,
    header: (name) => request.headers.get(name),
    body: body === '' ? null : body,
  };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The answer as a response. Never settles for one that hangs, until the request is given up. */
async function deliver(
  { status, headers, body, delay, failure }: Answer,
  signal: AbortSignal,
): Promise<Response> {
  await wait(failure === 'hang' ? 2 ** 31 - 1 : delay, signal);
  if (failure) return HttpResponse.error();
  return new HttpResponse(status === 204 ? null : body, { status, headers });
}

// The generated handlers differ in the type of what they answer; the pipeline checks the answer against the description.
type AnyGenerated = (resolver: (info: { request: Request }) => unknown) => HttpHandler;

async function throughGenerated(
  id: OperationId,
  backend: Backend,
  request: Request,
): Promise<Response | undefined> {
  const generated = generatedHandlers[id] as unknown as AnyGenerated;
  let headers: Record<string, string> = {};
  const handler = generated(async (info) => {
    const answer = backend.respond(await read(info.request));
    if (answer.failure || answer.status >= 300 || !('value' in answer))
      throw await deliver(answer, info.request.signal);
    await wait(answer.delay, info.request.signal);
    ({ headers } = answer);
    return answer.value;
  });
  const response = await getResponse([handler], request);
  if (!response) return undefined;
  // A broken connection is no response that could take headers.
  if (response.type === 'error') return response;
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Answers a request of the API, or undefined for what is not the backend's. */
export async function answerRequest(backend: Backend, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const match = matchOperation(request.method, pathname);
  if (match.found === 'operation') return throughGenerated(match.operation.id, backend, request);
  if (!apiPaths.test(pathname)) return undefined;
  return deliver(backend.respond(await read(request)), request.signal);
}

/** Every handler that MSW needs for a backend: HTTP and the socket. `backend` is asked anew for each request. */
export function mswHandlers(backend: () => Backend) {
  const socket = ws.link('*/socket');
  return [
    http.all('*', ({ request }) => answerRequest(backend(), request)),
    socket.addEventListener('connection', ({ client }) => {
      const { hub, scenarios } = backend();
      if (scenarios.is('state.socket_refused')) {
        client.close(1013, 'refused');
        return;
      }
      const connection = hub.connect({
        send: (text) => client.send(text),
        close: (code, reason) => client.close(code, reason),
      });
      client.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') connection.receive(data);
      });
      client.addEventListener('close', () => connection.leave());
    }),
  ];
}
