// Links to the pages of third parties, for a casino that runs in the page. The world knows nothing of it:
// its answers are the same on a server.
import { isRecord } from '../core/isRecord.ts';

const thirdParties = '/mock-pages/';

/** The third party's page asks the casino's page instead of a server. */
function withBridge(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}bridge=parent`;
}

/** A form to post becomes a link, because a static host can't receive forms. */
function asLink({ url, params, ...page }: Record<string, unknown>): Record<string, unknown> {
  const fields = new URLSearchParams();
  for (const param of Array.isArray(params) ? params : [])
    if (isRecord(param)) fields.append(String(param['name']), String(param['value']));
  return { ...page, url: withBridge(`${String(url)}?${fields}`), method: 'GET', params: [] };
}

/** An answer whose links lead to third parties' pages that message this page. */
export function linkedToPage(answer: unknown): unknown {
  if (typeof answer === 'string') return answer.startsWith(thirdParties) ? withBridge(answer) : answer;
  if (Array.isArray(answer)) return answer.map(linkedToPage);
  if (!isRecord(answer)) return answer;
  const { url, method } = answer;
  if (method === 'POST' && typeof url === 'string' && url.startsWith(thirdParties)) return asLink(answer);
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, linkedToPage(value)]));
}
