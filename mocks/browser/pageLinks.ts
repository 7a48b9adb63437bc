// Adapts the links to third parties' pages when the mock runs in the casino's page. The world
// builds its links for a mock server, so this module rewrites them.
import { isRecord } from '../core/isRecord.ts';

const thirdParties = '/mock-pages/';

/**
 * Adds the parameter that makes a third party's page send its requests to the casino's page instead of a
 * server.
 */
function withBridge(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}bridge=parent`;
}

/** Turns a form into a link, because a static host can't receive POST requests. */
function asLink({ url, params, ...page }: Record<string, unknown>): Record<string, unknown> {
  const fields = new URLSearchParams();
  for (const param of Array.isArray(params) ? params : [])
    if (isRecord(param)) fields.append(String(param['name']), String(param['value']));
  return { ...page, url: withBridge(`${String(url)}?${fields}`), method: 'GET', params: [] };
}

/** Rewrites a response's links, so that the pages of third parties send their requests to this page's mock. */
export function linkedToPage(answer: unknown): unknown {
  if (typeof answer === 'string') return answer.startsWith(thirdParties) ? withBridge(answer) : answer;
  if (Array.isArray(answer)) return answer.map(linkedToPage);
  if (!isRecord(answer)) return answer;
  const { url, method } = answer;
  if (method === 'POST' && typeof url === 'string' && url.startsWith(thirdParties)) return asLink(answer);
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, linkedToPage(value)]));
}
