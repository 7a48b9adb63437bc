import { commonHeaders } from '../core/headers.ts';
import { drawAsset } from '../art/drawAsset.ts';
import type { Renderer } from '../art/render.ts';
import type { buildPages } from '../pages/build.ts';
import { compress, encodingOf } from './encoding.ts';
import { readBody, sendJson } from './request.ts';
import type { Visit } from './visit.ts';

export type Pages = Awaited<ReturnType<typeof buildPages>>;

/** Pictures never change, so they are cached forever. */
export async function sendAsset({ request, response, url }: Visit, renderer: Renderer): Promise<void> {
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
 * Serves a third-party page or script. Only our own pages may frame it. Its HTML contains the
 * session's id, because a page with an opaque origin sends no cookies.
 */
export async function sendPage(visit: Visit, pages: Pages): Promise<void> {
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

/**
 * The submitted form as an element for the page's head, because a script can't read the request
 * that loaded its page.
 */
async function postedTo({ request }: Visit): Promise<string> {
  if (request.method !== 'POST') return '';
  const { text } = await readBody(request);
  const fields = new URLSearchParams(text ?? '').toString();
  return `<meta name="mock-form" content="${fields.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
}
