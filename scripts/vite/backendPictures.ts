// Fetches pictures that the backend's answers name by a path. For a missing file, Vite would answer with a
// page.
import type { ServerResponse } from 'node:http';
import type { Connect } from 'vite';

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

async function forward(url: URL, response: ServerResponse): Promise<void> {
  const answer = await fetch(url).catch(() => null);
  const type = answer?.headers.get('content-type') ?? '';
  // A backend that also serves a client answers with a page for a missing file.
  const isPicture = answer?.ok === true && !type.startsWith('text/html');
  if (!isPicture) {
    response.writeHead(answer ? 404 : 502).end();
    return;
  }
  response.writeHead(200, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
}

/** Fetches pictures that aren't files of the project from the backend. Runs after Vite's own middleware. */
export function forwardPictures(backend: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    // For a missing file, Vite has already replaced `url` with its page's.
    const url = new URL(request.originalUrl ?? '/', 'http://page');
    if (!PICTURE.test(url.pathname)) {
      next();
      return;
    }
    forward(new URL(backend + url.pathname + url.search), response).catch(next);
  };
}
