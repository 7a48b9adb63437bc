// The websocket of the server at `/socket`.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Backend } from '../core/backend.ts';

const largestFrame = 64 * 1024;

function connect(backend: Backend, socket: WebSocket): void {
  const { receive, leave } = backend.hub.connect({
    send: (text) => socket.send(text),
    close: (code, reason) => socket.close(code, reason),
  });
  socket.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) receive(data.toString('utf8'));
  });
  socket.on('close', leave);
  // A broken socket closes by itself; the error has nothing to add.
  socket.on('error', leave);
}

/** Takes the upgrades of `/socket`; `backendOf` says whose casino a request belongs to. */
export function serveSockets(
  server: Server,
  backendOf: (request: IncomingMessage) => Backend,
): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/socket') {
      stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    const backend = backendOf(request);
    if (backend.scenarios.is('state.socket_refused')) {
      stream.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => connect(backend, socket));
  });
  return sockets;
}
