import type { Exchange } from '../../core/log.ts';
import { urlOf } from '../exports/curl.ts';

/** The visitor's current access token. The recorded one may have expired. */
function presentToken(): string | undefined {
  return /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1];
}

/** Sends a recorded call again, as the current visitor. Returns the outcome in words. */
export async function replay(exchange: Exchange): Promise<string> {
  const { method, requestHeaders, body } = exchange;
  const token = presentToken();
  const headers = {
    ...requestHeaders,
    ...(requestHeaders['authorization'] !== undefined && token !== undefined
      ? { authorization: `Bearer ${token}` }
      : {}),
  };
  try {
    const response = await fetch(urlOf(exchange), { method, headers, body });
    return `${method} ${exchange.path} answered ${String(response.status)}`;
  } catch {
    return `${method} ${exchange.path} got no response`;
  }
}
