// Fetches pictures from the backend if its responses refer to them by a path. Vite would answer such a path
// with a page.
import type { ServerResponse } from 'node:http';
import type { Connect } from 'vite';

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

async function forward(url: URL, response: ServerResponse): Promise<void> {
  const answer = await fetch(url).catch(() => null);
  const type = answer?.headers.get('content-type') ?? '';
  // Some backends also serve a client, and answer with that client's page if a file is missing.
  const isPicture = answer?.ok === true && !type.startsWith('text/html');
  if (!isPicture) {
    response.writeHead(answer ? 404 : 502).end();
    return;
  }
  response.writeHead(200, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
}

/** Serves pictures from the backend if the project has no such file. Runs after Vite's own middleware. */
export function forwardPictures(backend: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    // If a file is missing, Vite has already replaced `url` with the URL of the app's page.
    const url = new URL(request.originalUrl ?? '/', 'http://page');
    if (!PICTURE.test(url.pathname)) {
      next();
      return;
    }
    forward(new URL(backend + url.pathname + url.search), response).catch(next);
  };
}
