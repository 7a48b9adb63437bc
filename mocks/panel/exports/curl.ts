import type { Exchange } from '../../core/log.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export const urlOf = ({ path, query }: Pick<Exchange, 'path' | 'query'>): string =>
  query === '' ? path : `${path}?${query}`;

/** The call as a shell command. @param session the mock server's session; null for the common session */
export function curlOf(exchange: Exchange, origin: string, session: string | null): string {
  const { method, requestHeaders, body } = exchange;
  const headers = { ...requestHeaders, ...(session === null ? {} : { 'x-mock-session': session }) };
  return [
    `curl -i -X ${method} ${quoted(origin + urlOf(exchange))}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ');
}
