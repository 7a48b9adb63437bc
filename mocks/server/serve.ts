// The HTTP server: the API, the control API, drawings, third-party pages and, if asked, a production build.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { commonHeaders } from '../core/headers.ts';
import { apiPaths, matchOperation } from '../core/routes.ts';
import { control, describeSession, readParameters } from '../handlers/control.ts';
import { respondProvider } from '../handlers/provider.ts';
import { buildPages } from '../pages/build.ts';
import { hasMockParameters, readMockParameters } from '../scenarios/links.ts';
import type { Tokens } from '../world/auth.ts';
import { drawAsset } from '../world/art/drawAsset.ts';
import { compress, encodingOf } from './encoding.ts';
import { loadFiles, type Files } from './files.ts';
import type { ServerOptions } from './options.ts';
import { readBody, sendAnswer, sendJson, toMockRequest } from './request.ts';
import { brandOfHost, commonSession, createSessions, sessionIdOf, type Sessions } from './sessions.ts';
import { serveSockets } from './sockets.ts';
import { accessLifetime } from '../core/jwt.ts';

/** Seconds that the client keeps its refresh token (specification, section 9). */
const refreshCookieAge = 32_140_800;

export interface MockHttpServer {
  server: Server;
  /** Where it answers, without a slash at the end. */
  url: string;
  sessions: Sessions;
  close: () => Promise<void>;
}

interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  sessionId: string;
}

type Pages = Awaited<ReturnType<typeof buildPages>>;

const userAgentOf = (request: IncomingMessage): string => request.headers['user-agent'] ?? '';

function tokenCookies(tokens: Tokens | null): string[] {
  if (!tokens) return ['token=; Path=/; Max-Age=0', 'refreshToken=; Path=/; Max-Age=0'];
  return [
    `token=${tokens.token}; Path=/; SameSite=Lax; Max-Age=${accessLifetime - 5}`,
    `refreshToken=${tokens.refreshToken}; Path=/; SameSite=Lax; Max-Age=${refreshCookieAge}`,
  ];
}

/** A drawing never changes, so it may be kept for ever. */
function sendAsset({ request, response, url }: Visit): void {
  const svg = drawAsset(url.pathname);
  if (svg === null) {
    sendJson(response, 404, { error: 'there is no such drawing' });
    return;
  }
  const encoding = encodingOf(request.headers['accept-encoding']);
  const content = encoding ? compress(svg, encoding, 5) : Buffer.from(svg);
  response.writeHead(200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    ...commonHeaders,
    ...(encoding ? { 'content-encoding': encoding } : {}),
    'content-length': content.length,
  });
  response.end(content);
}

/**
 * A third party's page: only our own pages may frame it. It is told whose casino it belongs to, since it has an opaque origin in its
 * frame and sends no cookies.
 */
function sendPage({ response, url, sessionId }: Visit, pages: Pages): void {
  const page = pages.get(url.pathname) ?? pages.get(`${url.pathname.replace(/\/$/, '')}/index.html`);
  if (!page) {
    sendJson(response, 404, { error: 'there is no such page' });
    return;
  }
  response.writeHead(200, {
    'content-type': page.contentType,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "frame-ancestors 'self'",
    'access-control-allow-origin': '*',
  });
  const isDocument = page.contentType.startsWith('text/html');
  response.end(isDocument ? page.body.replace('<head>', `<head><meta name="mock-session" content="${sessionId}">`) : page.body);
}

async function sendControl(visit: Visit, sessions: Sessions): Promise<void> {
  const { request, response, url, sessionId } = visit;
  const path = url.pathname.replace(/^\/__mock__\/?/, '');
  const { text } = await readBody(request);
  let body: unknown;
  try {
    body = text === null ? undefined : JSON.parse(text);
  } catch {
    sendJson(response, 400, { error: 'the body is no JSON' });
    return;
  }
  if (request.method === 'PUT' && path === 'session') {
    const parameters = readParameters(body);
    const { backend, tokens } = sessions.configure(sessionId, parameters, userAgentOf(request));
    sendJson(response, 200, { ...describeSession(backend), ...tokens }, parameters.user === undefined ? {} : { 'set-cookie': tokenCookies(tokens) });
    return;
  }
  const answer = control(sessions.get(sessionId), request.method ?? 'GET', path, body, url.searchParams);
  if (answer) sendJson(response, answer.status, answer.body);
  else sendJson(response, 404, { error: 'the control API has no such call' });
}

async function sendApi({ request, response, url, sessionId }: Visit, sessions: Sessions): Promise<void> {
  const mockRequest = toMockRequest(request, url, await readBody(request));
  const backend = sessions.get(sessionId);
  const answer = url.pathname.startsWith('/mock-provider/') ? respondProvider(backend, mockRequest) : backend.respond(mockRequest);
  sendAnswer(request, response, answer, { 'x-content-type-options': 'nosniff' });
}

/** A page of the app: it opens a session of its own, set up by the parameters of its address. */
function sendDocument({ request, response, url }: Visit, files: Files, sessions: Sessions): void {
  const isDocument = request.headers.accept?.includes('text/html') === true;
  const cookies: string[] = [];
  if (isDocument) {
    const id = sessionIdOf(request) ?? randomUUID();
    cookies.push(`mock-session=${id}; Path=/; SameSite=Lax`);
    const brand = brandOfHost(request.headers.host);
    sessions.get(id, brand);
    if (hasMockParameters(url.searchParams)) {
      const parameters = readMockParameters(url.searchParams);
      const result = sessions.configureByLink(id, { ...(brand ? { brand } : {}), ...parameters }, userAgentOf(request));
      if (result && (parameters.user !== undefined || result.isRenewed)) cookies.push(...tokenCookies(result.tokens));
    }
  }
  const isServed = files.serve(request, response, url.pathname, cookies.length > 0 ? { 'set-cookie': cookies } : {});
  if (!isServed) sendJson(response, 404, { error: 'not found' }, commonHeaders);
}

async function answer(visit: Visit, sessions: Sessions, files: Files | null, pages: Pages): Promise<void> {
  const { request, url } = visit;
  const { pathname } = url;
  if (pathname.startsWith('/mock-assets/')) sendAsset(visit);
  else if (pathname.startsWith('/mock-pages/')) sendPage(visit, pages);
  else if (pathname.startsWith('/__mock__')) await sendControl(visit, sessions);
  else if (apiPaths.test(pathname) || matchOperation(request.method ?? 'GET', pathname).found === 'operation') await sendApi(visit, sessions);
  else if (files && (request.method === 'GET' || request.method === 'HEAD')) sendDocument(visit, files, sessions);
  else await sendApi(visit, sessions);
}

function visitOf(request: IncomingMessage, response: ServerResponse): Visit | null {
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  return url ? { request, response, url, sessionId: sessionIdOf(request) ?? commonSession } : null;
}

/** Starts the server. Throws when the port is taken or the build is missing. */
export async function startServer(options: ServerOptions): Promise<MockHttpServer> {
  const { port, host, serve, check, ...base } = options;
  const sessions = createSessions({ ...base, checkAnswers: check });
  const files = serve === undefined ? null : loadFiles(serve);
  const pages = await buildPages();
  const server = createServer((request, response) => {
    const visit = visitOf(request, response);
    if (!visit) {
      sendJson(response, 400, { error: 'that is no address' });
      return;
    }
    answer(visit, sessions, files, pages).catch((error: unknown) => {
      console.error(`mock: ${request.method} ${request.url} failed`, error);
      if (!response.headersSent) sendJson(response, 500, { errors: [{ code: 'server_error' }] });
    });
  });
  server.keepAliveTimeout = 30_000;
  const sockets = serveSockets(server, (request) => sessions.get(sessionIdOf(request) ?? commonSession));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // A server that listens on a port has an address with one.
  const { port: taken } = server.address() as AddressInfo;
  return {
    server,
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}`,
    sessions,
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
