// The backend as one MSW handler. It looks the operation up in an index instead of letting MSW try
// all handlers.
import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { ws } from 'msw/ws';
import { generatedHandlers } from '../generated/handlers.ts';
import type { OperationId } from '../generated/operations.ts';
import type { Answer, MockRequest } from './answer.ts';
import type { Backend } from './backend.ts';
import { apiPaths, matchOperation } from './routes.ts';
import { refusesSockets } from './scenarioBoard.ts';

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

/** Builds the response. For a hanging call, resolves only when the request is aborted. */
async function deliver(
  { status, headers, body, delay, failure }: Answer,
  signal: AbortSignal,
): Promise<Response> {
  await wait(failure === 'hang' ? 2 ** 31 - 1 : delay, signal);
  if (failure) return HttpResponse.error();
  return new HttpResponse(status === 204 ? null : body, { status, headers });
}

// The cast is safe: the generated handlers differ only in their response, which the pipeline has validated.
type AnyGenerated = (resolver: (info: { request: Request }) => unknown) => HttpHandler;

/**
 * Rewrites a response body. For example, pages without a server need other links to simulated third parties.
 */
type Adapt = (value: unknown) => unknown;

async function throughGenerated(
  id: OperationId,
  backend: Backend,
  request: Request,
  adapt: Adapt,
): Promise<Response | undefined> {
  const generated = generatedHandlers[id] as unknown as AnyGenerated;
  let headers: Record<string, string> = {};
  const handler = generated(async (info) => {
    const answer = backend.respond(await read(info.request));
    if (answer.failure || answer.status >= 300 || !('value' in answer))
      throw await deliver(answer, info.request.signal);
    await wait(answer.delay, info.request.signal);
    ({ headers } = answer);
    return adapt(answer.value);
  });
  const response = await getResponse([handler], request);
  if (!response) return undefined;
  // A network error has no headers to set.
  if (response.type === 'error') return response;
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Answers an API request; undefined if the path isn't the backend's. */
async function answerRequest(
  backend: Backend,
  request: Request,
  adapt: Adapt,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const match = matchOperation(request.method, pathname);
  if (match.found === 'operation') return throughGenerated(match.operation.id, backend, request, adapt);
  if (!apiPaths.test(pathname)) return undefined;
  return deliver(backend.respond(await read(request)), request.signal);
}

/**
 * The HTTP and socket handlers for MSW. `backend` is called for each request, because a link may
 * replace the casino.
 */
export function mswHandlers(backend: () => Backend, adapt: Adapt = (value) => value) {
  const socket = ws.link('*/socket');
  return [
    http.all('*', ({ request }) => answerRequest(backend(), request, adapt)),
    socket.addEventListener('connection', ({ client }) => {
      const { hub, scenarios } = backend();
      if (refusesSockets(scenarios)) {
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
