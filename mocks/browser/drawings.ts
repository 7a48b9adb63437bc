// Serves pictures in the page: a rendered file if the build has one, otherwise an SVG drawn on the
// fly.
import { http, HttpResponse, passthrough } from 'msw';
import { ART_ROOT, RENDERED_LIST } from '../art/urls.ts';

let rendered: Promise<ReadonlySet<string>> | undefined;

/** Paths of the pictures that the demo build has rendered. Empty if the host has no list. */
async function readRenderedList(): Promise<ReadonlySet<string>> {
  const response = await fetch(RENDERED_LIST).catch(() => null);
  if (!response?.ok) return new Set();
  const list: unknown = await response.json().catch(() => []);
  return new Set(Array.isArray(list) ? list.map((name) => `${ART_ROOT}${String(name)}`) : []);
}

/** In development, passes all requests on to the server, which renders every picture. */
export const drawings = http.get(`*${ART_ROOT}*`, async ({ request }) => {
  const { pathname } = new URL(request.url);
  if (import.meta.env.DEV || pathname === RENDERED_LIST) return passthrough();
  rendered ??= readRenderedList();
  if ((await rendered).has(pathname)) return passthrough();
  // Loaded on demand, because the demo has most pictures rendered.
  const { drawAsset } = await import('../art/drawAsset.ts');
  const svg = drawAsset(pathname);
  if (svg === null) return new HttpResponse(null, { status: 404 });
  return new HttpResponse(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  });
});
