// Details of a call or a message: the data sent and received, the reason for the response, and actions such
// as replay.
import { make } from '#mocks/pages/shared/dom.ts';
import type { LoggedCall, LoggedFrame } from '../../core/log.ts';
import type { Verdict } from '../../core/verdict.ts';
import { errorCodeIn } from '../../core/errorCode.ts';
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

function sourceOf(exchange: CheckedExchange): string {
  const { operation, path, scenarios, responseHeaders, failure, answeredBy } = exchange;
  if (answeredBy) return failure === undefined ? 'the backend' : 'the backend, which gave no response';
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

/** The refusal's code, and the rule behind it if one is known. */
function ruleLine({ operation, response, scenarios, status }: CheckedExchange): HTMLElement[] {
  const code = status >= 400 ? errorCodeIn(response) : undefined;
  if (code === undefined) return [];
  const rule = ruleOf(operation, code);
  const isPlanned = scenarios.length > 0;
  if (!rule && !isPlanned) return [];
  const statement = rule ? ` ${isPlanned ? 'Its rule' : 'Rule'}: ${rule.number}: ${rule.statement}` : '';
  return [
    make(
      'p',
      { class: 'line' },
      make('code', {}, code),
      isPlanned ? ' A scenario gave this code.' : '',
      statement,
    ),
  ];
}

/** The session on the mock server. Commands outside the browser have to name it. */
function sessionCookie(): string | null {
  return /(?:^|; )mock-session=([\w-]+)/.exec(document.cookie)?.[1] ?? null;
}

function actions(exchange: CheckedExchange, { mock, announce }: PanelContext): HTMLElement {
  const outcome = make('span', { role: 'status' });
  const again = button('Replay', () => {
    void replay(exchange).then((text) => (outcome.textContent = text));
  });
  const curl = copyButton('Copy as curl', () => curlOf(exchange, location.origin, sessionCookie()), announce);
  curl.disabled = mock.place === 'page';
  const reason =
    'No curl: this casino runs in the page, so a shell can’t reach it. `npm run start:server` has one.';
  return row(curl, again, outcome, ...(curl.disabled ? [make('small', {}, reason)] : []));
}

/** Loads a call's details, or returns a note that the log no longer has them. */
export async function detailsOfCall({ id }: LoggedCall, context: PanelContext): Promise<HTMLElement[]> {
  const exchange = await context.mock.exchange(id);
  if (!exchange) return [make('p', { class: 'hint' }, 'This call is no longer in the log.')];
  const { query, body, response, requestHeaders, responseHeaders, isCut, verdict } = exchange;
  return [
    make('p', { class: 'line' }, `Handler: ${sourceOf(exchange)}`),
    ...ruleLine(exchange),
    verdictLine(verdict),
    actions(exchange, context),
    ...(query === '' ? [] : block('Query', linesOf(Object.fromEntries(new URLSearchParams(query))))),
    ...(body === null ? [] : block('Request body', pretty(body))),
    ...block(
      'Response body',
      response === null ? (isCut ? 'dropped to save memory' : 'none') : pretty(response),
    ),
    ...block('Request headers', linesOf(requestHeaders) || 'none worth showing'),
    ...block('Response headers', linesOf(responseHeaders) || 'none'),
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
