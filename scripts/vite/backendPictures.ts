// Pictures that the backend's answers name by a path. Vite would answer a page for the files that it doesn't have.
import type { ServerResponse } from 'node:http';
import type { Connect } from 'vite';

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

async function forward(url: URL, response: ServerResponse): Promise<void> {
  const answer = await fetch(url).catch(() => null);
  const type = answer?.headers.get('content-type') ?? '';
  // A backend with a client of its own answers its page for a missing file.
  const isPicture = answer?.ok === true && !type.startsWith('text/html');
  if (!isPicture) {
    response.writeHead(answer ? 404 : 502).end();
    return;
  }
  response.writeHead(200, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
}

/** Answers pictures that are no files of the project from the backend. Runs after Vite's own middleware. */
export function forwardPictures(backend: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    // By now, Vite has put its page in the place of a missing file.
    const url = new URL(request.originalUrl ?? '/', 'http://page');
    if (!PICTURE.test(url.pathname)) {
      next();
      return;
    }
    forward(new URL(backend + url.pathname + url.search), response).catch(next);
  };
}
