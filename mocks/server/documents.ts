// Serves pages and files of a build. A page request also opens the visitor's session.
import { commonHeaders } from '../core/headers.ts';
import type { Files } from './files.ts';
import { openSession } from './openSession.ts';
import { sendJson } from './request.ts';
import { brandOfHost, type Sessions } from './sessions.ts';
import type { Visit } from './visit.ts';

export async function sendDocument(visit: Visit, files: Files, sessions: Sessions): Promise<void> {
  const { request, response, url } = visit;
  const isDocument = request.headers.accept?.includes('text/html') === true;
  const { cookies, brand, isPlayer } = isDocument
    ? await openSession(visit, sessions)
    : { brand: brandOfHost(request.headers.host) ?? '', isPlayer: undefined, cookies: [] };
  const extra: Record<string, string[]> = cookies.length > 0 ? { 'set-cookie': cookies } : {};
  if (!files.serve(request, response, { url, brand, isPlayer }, extra))
    sendJson(response, 404, { error: 'not found' }, commonHeaders);
}
