// The HTTP server: API, control API, pictures, third-party pages and optionally a production build.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { commonHeaders } from '../core/headers.ts';
import { apiPaths, matchOperation } from '../core/routes.ts';
import { isCutOff } from '../core/scenarioCall.ts';
import { buildPages } from '../pages/build.ts';
import { ART_ROOT } from '../art/urls.ts';
import { createRenderer, type Renderer } from '../art/render.ts';
import { createChangeFeed, type ChangeFeed } from './changes.ts';
import { sendControl } from './controlApi.ts';
import { sendDocument } from './documents.ts';
import { BEST_COMPRESSION } from './encoding.ts';
import { loadFiles, type Files } from './files.ts';
import type { ServerOptions } from './options.ts';
import { readBody, readHalf, sendAnswer, sendJson, toMockRequest } from './request.ts';
import { journalFiles } from './journalFiles.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { buildPanelScripts, panelHtml } from './panelScripts.ts';
import { serveSockets } from './sockets.ts';
import { sendAsset, sendPage, type Pages } from './thirdParties.ts';
import { inNamedSession, visitOf, type Visit } from './visit.ts';

export interface MockHttpServer {
  server: Server;
  url: string;
  sessions: Sessions;
  changes: ChangeFeed;
  close: () => Promise<void>;
}

const scriptHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  ...commonHeaders,
};

async function sendApi({ request, response, url, sessionId }: Visit, sessions: Sessions): Promise<void> {
  const backend = sessions.get(sessionId);
  const isBroken = isCutOff(backend, toMockRequest(request, url, { text: null, oversize: false }));
  const mockRequest = toMockRequest(request, url, await (isBroken ? readHalf : readBody)(request));
  const answer = backend.respond(mockRequest);
  sendAnswer(request, response, answer, { 'x-content-type-options': 'nosniff' });
}

interface House {
  sessions: Sessions;
  changes: ChangeFeed;
  files: Files | null;
  pages: Pages;
  /** The panel's scripts by path; empty if the panel is off. */
  panelScripts: ReadonlyMap<string, string>;
  renderer: Renderer;
}

async function answer(visit: Visit, house: House): Promise<void> {
  const { sessions, changes, files, pages, panelScripts, renderer } = house;
  const { request, response, url } = visit;
  const { pathname } = url;
  const script = panelScripts.get(pathname);
  if (script !== undefined) response.writeHead(200, scriptHeaders).end(script);
  else if (pathname.startsWith(ART_ROOT)) await sendAsset(visit, renderer);
  else if (pathname.startsWith('/mock-pages/')) await inNamedSession(visit, () => sendPage(visit, pages));
  else if (pathname.startsWith('/__mock__'))
    await inNamedSession(visit, () => sendControl(visit, sessions, changes));
  else if (apiPaths.test(pathname) || matchOperation(request.method ?? 'GET', pathname).found === 'operation')
    await inNamedSession(visit, () => sendApi(visit, sessions));
  else if (files && (request.method === 'GET' || request.method === 'HEAD'))
    await sendDocument(visit, files, sessions);
  else await inNamedSession(visit, () => sendApi(visit, sessions));
}

/** Throws if the port is in use or the build is missing. */
export async function startServer(options: ServerOptions): Promise<MockHttpServer> {
  const { port, host, serve, compression = BEST_COMPRESSION, check, panel = false, data, ...base } = options;
  const files = data === undefined ? null : journalFiles(data);
  const sessions = createSessions({ ...base, checkAnswers: check }, files);
  const changes = createChangeFeed(sessions);
  const house: House = {
    sessions,
    changes,
    files:
      serve === undefined ? null : loadFiles(serve, { compression, appendedHtml: panel ? panelHtml() : '' }),
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
    answer(visit, house)
      .catch((error: unknown) => {
        console.error(`mock: ${request.method} ${request.url} failed`, error);
        if (!response.headersSent) sendJson(response, 500, { errors: [{ code: 'server_error' }] });
      })
      .finally(() => changes.note(visit.sessionId));
  });
  server.keepAliveTimeout = 30_000;
  const sockets = serveSockets(server, sessions, changes);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // The cast is safe: a server that listens on a TCP port has an address object.
  const { port: taken } = server.address() as AddressInfo;
  return {
    server,
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}`,
    sessions,
    changes,
    async close() {
      sessions.close();
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
