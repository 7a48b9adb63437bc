// What went over the wire, why the answer is as it is, and what can be done with it.
import { make } from '#mocks/pages/shared/dom.ts';
import type { LoggedCall, LoggedFrame } from '../../core/log.ts';
import type { Verdict } from '../../core/verdict.ts';
import { isRecord } from '../../core/isRecord.ts';
import { operationById } from '../../core/routes.ts';
import type { CheckedExchange } from '../../handlers/exchanges.ts';
import { curlOf } from '../exports/curl.ts';
import { button, copyButton, row } from '../parts.ts';
import type { PanelContext } from '../tab.ts';
import { replay } from './replay.ts';
import { ruleOf } from './rules.ts';

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function block(title: string, text: string): HTMLElement[] {
  return [make('h3', { class: 'plain-title' }, title), make('pre', { tabindex: '0' }, text)];
}

const linesOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** The first error code of a response. */
function codeOf(response: string | null): string | null {
  try {
    const value: unknown = JSON.parse(response ?? 'null');
    const errors = isRecord(value) ? value['errors'] : undefined;
    const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
    return isRecord(first) && typeof first['code'] === 'string' ? first['code'] : null;
  } catch {
    return null;
  }
}

/** Who produced the response. */
function sourceOf({ operation, path, scenarios, responseHeaders, failure }: CheckedExchange): string {
  const entry = operation === null ? undefined : operationById.get(operation);
  const handler = entry
    ? `${entry.id}, mocks/handlers/${entry.tag}`
    : path.startsWith('/mock-provider/')
      ? 'third party'
      : 'no operation';
  const preferred = responseHeaders['preference-applied'];
  if (scenarios.length > 0) return `${handler}; changed by ${scenarios.join(' and ')}`;
  if (preferred !== undefined) return `${handler}; an example, by Prefer: ${preferred}`;
  if (responseHeaders['idempotency-replayed'] !== undefined)
    return `${handler}; the first response to this idempotency key`;
  return failure === undefined ? handler : `${handler}; no response`;
}

function verdictLine(verdict: Verdict | undefined): HTMLElement {
  if (!verdict)
    return make('p', { class: 'hint' }, 'Contract: not checked (no operation, or the bodies were dropped).');
  const { request, response } = verdict;
  if (request.length + response.length === 0)
    return make('p', { class: 'good' }, 'Contract: request and response match the description.');
  const list = [
    ...request.map((problem) => `request: ${problem}`),
    ...response.map((problem) => `response: ${problem}`),
  ];
  return make(
    'div',
    { class: 'bad' },
    'Contract: differs from the description.',
    make('ul', {}, ...list.map((line) => make('li', {}, line))),
  );
}

function ruleLine({ operation, response, scenarios, status }: CheckedExchange): HTMLElement[] {
  const code = status >= 400 ? codeOf(response) : null;
  if (code === null) return [];
  const rule = ruleOf(operation, code);
  const reason = rule
    ? `${rule.number}: ${rule.statement}`
    : 'The specification’s table names no rule for this code.';
  const who = scenarios.length > 0 ? 'A scenario gave this code. Its rule: ' : 'Rule: ';
  return [make('p', { class: 'line' }, make('code', {}, code), ` ${who}${reason}`)];
}

/** The mock server's session, which a command outside of the browser has to name. */
function sessionCookie(): string | null {
  return /(?:^|; )mock-session=([\w-]+)/.exec(document.cookie)?.[1] ?? null;
}

function actions(exchange: CheckedExchange, { mock, announce }: PanelContext): HTMLElement {
  const outcome = make('span', { role: 'status' });
  const again = button('Replay', () => {
    void replay(exchange).then((text) => (outcome.textContent = text));
  });
  const session = mock.place === 'server' ? sessionCookie() : null;
  return row(
    copyButton('Copy as curl', () => curlOf(exchange, location.origin, session), announce),
    again,
    outcome,
  );
}

/** Loads a call's details; says so if they are gone. */
export async function detailsOfCall({ id }: LoggedCall, context: PanelContext): Promise<HTMLElement[]> {
  const exchange = await context.mock.exchange(id);
  if (!exchange) return [make('p', { class: 'hint' }, 'This call is no longer in the log.')];
  const { query, body, response, requestHeaders, responseHeaders, isCut, verdict } = exchange;
  return [
    make('p', { class: 'line' }, `Handler: ${sourceOf(exchange)}`),
    ...ruleLine(exchange),
    verdictLine(verdict),
    actions(exchange, context),
    ...block('Request headers', linesOf(requestHeaders) || 'none worth showing'),
    ...(query === '' ? [] : block('Query', linesOf(Object.fromEntries(new URLSearchParams(query))))),
    ...(body === null ? [] : block('Request body', pretty(body))),
    ...block('Response headers', linesOf(responseHeaders) || 'none'),
    ...block(
      'Response body',
      response === null ? (isCut ? 'dropped to save memory' : 'none') : pretty(response),
    ),
  ];
}

export function detailsOfFrame({ text, fate }: LoggedFrame): HTMLElement[] {
  return [
    ...(fate
      ? [
          make(
            'p',
            { class: 'line' },
            `The socket console ${fate === 'dropped' ? 'dropped' : `has ${fate}`} it.`,
          ),
        ]
      : []),
    ...block('Message', pretty(text)),
  ];
}
