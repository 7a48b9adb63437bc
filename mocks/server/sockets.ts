import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Backend } from '../core/backend.ts';
import { refusesSockets } from '../core/scenarioBoard.ts';
import type { ChangeFeed } from './changes.ts';
import { commonSession, sessionIdOf, sessionProblemOf, type Sessions } from './sessions.ts';

const maxFrame = 64 * 1024;

function connect(backend: Backend, socket: WebSocket, noteChange: () => void): void {
  const { receive, leave } = backend.hub.connect({
    send: (text) => socket.send(text),
    close: (code, reason) => socket.close(code, reason),
  });
  socket.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) receive(data.toString('utf8'));
    noteChange();
  });
  const end = (): void => {
    leave();
    noteChange();
  };
  socket.on('close', end);
  // Without a listener, an error would end the process. The socket closes itself after an error.
  socket.on('error', end);
  noteChange();
}

const refused = (status: string): string => `HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`;

/** Upgrades `/socket` requests and connects each to its session's casino. */
export function serveSockets(server: Server, sessions: Sessions, changes: ChangeFeed): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrame });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/socket') {
      stream.end(refused('404 Not Found'));
      return;
    }
    if (sessionProblemOf(request) !== null) {
      stream.end(refused('400 Bad Request'));
      return;
    }
    const session = sessionIdOf(request) ?? commonSession;
    const backend = sessions.get(session);
    if (refusesSockets(backend.scenarios)) {
      stream.end(refused('503 Service Unavailable'));
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) =>
      connect(backend, socket, () => changes.note(session)),
    );
  });
  return sockets;
}
