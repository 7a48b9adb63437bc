// The HTTP server: the API, the control API, drawings, third-party pages and, if asked, a production build.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { commonHeaders } from '../core/headers.ts';
import { apiPaths, matchOperation } from '../core/routes.ts';
import { control, describeSession, readParameters, unknownInBody } from '../handlers/control.ts';
import { buildPages } from '../pages/build.ts';
import { hasMockParameters, readMockParameters, unknownParameters } from '../scenarios/links.ts';
import type { Tokens } from '../world/sessions.ts';
import { ART_ROOT } from '../art/addresses.ts';
import { drawAsset } from '../art/drawAsset.ts';
import { createRenderer, type Renderer } from '../art/render.ts';
import { compress, encodingOf } from './encoding.ts';
import { loadFiles, type Files } from './files.ts';
import type { ServerOptions } from './options.ts';
import { readBody, sendAnswer, sendJson, toMockRequest } from './request.ts';
import {
  brandOfHost,
  commonSession,
  cookieOf,
  createSessions,
  sessionIdOf,
  type Sessions,
} from './sessions.ts';
import { buildPanelScripts, panelElement } from './panelScripts.ts';
import { serveSockets } from './sockets.ts';
import { accessLifetime } from '../world/jwt.ts';

/** Seconds that the client keeps its refresh token (specification S9.15). */
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

const scriptHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  ...commonHeaders,
};

const userAgentOf = (request: IncomingMessage): string => request.headers['user-agent'] ?? '';

function tokenCookies(tokens: Tokens | null): string[] {
  if (!tokens) return ['token=; Path=/; Max-Age=0', 'refreshToken=; Path=/; Max-Age=0'];
  return [
    `token=${tokens.token}; Path=/; SameSite=Lax; Max-Age=${accessLifetime - 5}`,
    `refreshToken=${tokens.refreshToken}; Path=/; SameSite=Lax; Max-Age=${refreshCookieAge}`,
  ];
}

/** A picture never changes, so it may be kept for ever. */
async function sendAsset({ request, response, url }: Visit, renderer: Renderer): Promise<void> {
  const file = await renderer.render(url.pathname);
  const content = file ?? drawAsset(url.pathname);
  if (content === null) {
    sendJson(response, 404, { error: 'there is no such drawing' });
    return;
  }
  const encoding = file ? null : encodingOf(request.headers['accept-encoding']);
  const body = encoding ? compress(content, encoding, 5) : Buffer.from(content);
  response.writeHead(200, {
    'content-type': file ? 'image/webp' : 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(file ? {} : { vary: 'accept-encoding' }),
    ...commonHeaders,
    ...(encoding ? { 'content-encoding': encoding } : {}),
    'content-length': body.length,
  });
  response.end(body);
}

/**
 * A third party's page: only our own pages may frame it. It is told whose casino it belongs to, since it has an opaque origin in its
 * frame and sends no cookies.
 */
async function sendPage(visit: Visit, pages: Pages): Promise<void> {
  const { response, url, sessionId } = visit;
  const page = pages.get(url.pathname) ?? pages.get(`${url.pathname.replace(/\/$/, '')}/index.html`);
  if (!page) {
    sendJson(response, 404, { error: 'there is no such page' });
    return;
  }
  const form = await postedTo(visit);
  response.writeHead(200, {
    'content-type': page.contentType,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "frame-ancestors 'self'",
    'access-control-allow-origin': '*',
  });
  const isDocument = page.contentType.startsWith('text/html');
  const head = `<head><meta name="mock-session" content="${sessionId}">${form}`;
  response.end(isDocument ? page.body.replace('<head>', () => head) : page.body);
}

/** What a form brought, for the page that it was posted to: a page's script cannot read its own request. */
async function postedTo({ request }: Visit): Promise<string> {
  if (request.method !== 'POST') return '';
  const { text } = await readBody(request);
  const fields = new URLSearchParams(text ?? '').toString();
  return `<meta name="mock-form" content="${fields.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
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
    const unknown = unknownInBody(body);
    if (unknown.length > 0) {
      sendJson(response, 400, { error: `the mock does not know ${unknown.join(', ')}`, unknown });
      return;
    }
    const parameters = readParameters(body);
    const { backend, tokens } = sessions.configure(sessionId, parameters, userAgentOf(request));
    sendJson(
      response,
      200,
      { ...describeSession(backend), ...tokens },
      parameters.user === undefined ? {} : { 'set-cookie': tokenCookies(tokens) },
    );
    return;
  }
  if (request.method === 'GET' && path === 'session') {
    const visitor = cookieOf(request, 'refreshToken');
    sendJson(response, 200, describeSession(sessions.get(sessionId), visitor));
    return;
  }
  const answer = control(sessions.get(sessionId), request.method ?? 'GET', path, body, url.searchParams);
  if (answer) sendJson(response, answer.status, answer.body);
  else sendJson(response, 404, { error: 'the control API has no such call' });
}

async function sendApi({ request, response, url, sessionId }: Visit, sessions: Sessions): Promise<void> {
  const mockRequest = toMockRequest(request, url, await readBody(request));
  const backend = sessions.get(sessionId);
  const answer = backend.respond(mockRequest);
  sendAnswer(request, response, answer, { 'x-content-type-options': 'nosniff' });
}

/** Opens the session of a document, set up by the parameters of its address. Gives back its cookies and who it belongs to. */
function openSession({ request, url }: Visit, sessions: Sessions): Opened {
  const id = sessionIdOf(request) ?? randomUUID();
  const cookies = [`mock-session=${id}; Path=/; SameSite=Lax`];
  const brand = brandOfHost(request.headers.host);
  const opened = sessions.get(id, brand);
  if (!hasMockParameters(url.searchParams))
    return { brand: opened.settings.brand, isPlayer: undefined, cookies };
  const parameters = readMockParameters(url.searchParams);
  const unknown = unknownParameters(url.searchParams);
  if (unknown.length > 0) console.warn(`mock: the link names what is unknown: ${unknown.join(', ')}`);
  const wanted = { ...(brand ? { brand } : {}), ...parameters };
  const result = sessions.configureByLink(id, wanted, userAgentOf(request));
  const isSigned = result !== null && (parameters.user !== undefined || result.isRenewed);
  if (isSigned) cookies.push(...tokenCookies(result.tokens));
  return {
    brand: sessions.get(id).settings.brand,
    isPlayer: isSigned ? result.tokens !== null : undefined,
    cookies,
  };
}

interface Opened {
  brand: string;
  isPlayer: boolean | undefined;
  cookies: string[];
}

/** A file of the build, or the page of an address that is none. */
function sendDocument(visit: Visit, files: Files, sessions: Sessions): void {
  const { request, response, url } = visit;
  const isDocument = request.headers.accept?.includes('text/html') === true;
  const { cookies, ...visitor } = isDocument
    ? openSession(visit, sessions)
    : { brand: brandOfHost(request.headers.host) ?? '', isPlayer: undefined, cookies: [] };
  const extra: Record<string, string[]> = cookies.length > 0 ? { 'set-cookie': cookies } : {};
  if (!files.serve(request, response, { url, ...visitor }, extra))
    sendJson(response, 404, { error: 'not found' }, commonHeaders);
}

/** What the server answers with. */
interface House {
  sessions: Sessions;
  files: Files | null;
  pages: Pages;
  /** The developer's panel by its addresses; empty where there is none. */
  panelScripts: ReadonlyMap<string, string>;
  renderer: Renderer;
}

async function answer(visit: Visit, house: House): Promise<void> {
  const { sessions, files, pages, panelScripts, renderer } = house;
  const { request, response, url } = visit;
  const { pathname } = url;
  const script = panelScripts.get(pathname);
  if (script !== undefined) response.writeHead(200, scriptHeaders).end(script);
  else if (pathname.startsWith(ART_ROOT)) await sendAsset(visit, renderer);
  else if (pathname.startsWith('/mock-pages/')) await sendPage(visit, pages);
  else if (pathname.startsWith('/__mock__')) await sendControl(visit, sessions);
  else if (apiPaths.test(pathname) || matchOperation(request.method ?? 'GET', pathname).found === 'operation')
    await sendApi(visit, sessions);
  else if (files && (request.method === 'GET' || request.method === 'HEAD'))
    sendDocument(visit, files, sessions);
  else await sendApi(visit, sessions);
}

function visitOf(request: IncomingMessage, response: ServerResponse): Visit | null {
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  return url ? { request, response, url, sessionId: sessionIdOf(request) ?? commonSession } : null;
}

/** Starts the server. Throws when the port is taken or the build is missing. */
export async function startServer(options: ServerOptions): Promise<MockHttpServer> {
  const { port, host, serve, check, panel = false, ...base } = options;
  const sessions = createSessions({ ...base, checkAnswers: check });
  const house: House = {
    sessions,
    files: serve === undefined ? null : loadFiles(serve, panel ? panelElement : ''),
    pages: await buildPages(),
    panelScripts: panel ? await buildPanelScripts() : new Map(),
    renderer: createRenderer(),
  };
  const server = createServer((request, response) => {
    const visit = visitOf(request, response);
    if (!visit) {
      sendJson(response, 400, { error: 'that is no address' });
      return;
    }
    answer(visit, house).catch((error: unknown) => {
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
