// Carries out `mock.do`: each verb makes the calls that the screens would make.
import type { Backend } from '../core/backend.ts';
import { readVerbs, type VerbName } from '../scenarios/verbs.ts';
import { readToken } from '../world/jwt.ts';
import { tokensOf, type Tokens } from '../world/sessions.ts';
import { brandCurrency } from '../world/settings.ts';
import type { ClockMove } from '../generated/control/client.ts';
import { moveClock } from './control.ts';

/** A verb that couldn't be carried out, with the reason. */
class VerbRefused extends Error {
  override readonly name = 'VerbRefused';
}

interface Actor {
  readonly backend: Backend;
  /** Calls the API as the visitor. Throws VerbRefused for an error. */
  readonly call: (method: string, path: string, body?: object) => unknown;
}

function actorOf(backend: Backend, tokens: Tokens | null): Actor {
  const claims = tokens && readToken(tokens.refreshToken, backend.settings.seed);
  return {
    backend,
    call(method, path, body) {
      const session = claims ? backend.state.sessions[claims.sid] : undefined;
      const headers: Record<string, string> = {
        // The key has the number of commands so far, so that a link always sends the same idempotency keys.
        'idempotency-key': `mock-do-${String(backend.timeline.steps().commands.length).padStart(6, '0')}`,
        ...(session ? { authorization: `Bearer ${tokensOf(backend, session).token}` } : {}),
      };
      const answer = backend.respond({
        method,
        pathname: path,
        query: new URLSearchParams(),
        header: (name) => headers[name.toLowerCase()] ?? null,
        body: body === undefined ? null : JSON.stringify(body),
      });
      // The casts here and in the verbs are safe: the pipeline has validated the response.
      const json = JSON.parse(answer.body ?? 'null') as { errors?: { code: string }[] } | null;
      if (answer.status >= 400 || answer.status === 0)
        throw new VerbRefused(json?.errors?.[0]?.code ?? `the response has status ${answer.status}`);
      return json;
    },
  };
}

const tokenIn = (url: string): string => new URL(url, 'http://localhost').searchParams.get('token') ?? '';

/** Id of the payment system for cards. */
const cardSystem = 12;
/** A test card number that no bank uses. */
const testCard = '4000000000001234';

function deposit({ backend, call }: Actor, [sum = '', status = 'paid']: string[]): void {
  const currency = brandCurrency[backend.settings.brand];
  const query = new URLSearchParams({
    payment_system: String(cardSystem),
    amount: String(Number(sum) * 100),
    currency,
  });
  const { url } = call('POST', '/json-api/treasury/open', { dep_qs: String(query), qs: '' }) as {
    url: string;
  };
  call('POST', '/mock-provider/payment/settle', { token: tokenIn(url), status });
}

interface PayoutSystem {
  acceptsNewAccount?: boolean;
  cards?: { id: number; isVerified: boolean }[];
  send: { url: string };
}

/** The last two digits of an amount that make a payout end with this outcome. */
const outcomes: Readonly<Record<string, number>> = { declined: 2, error: 4 };

function payout({ backend, call }: Actor, [sum = '', outcome = 'paid']: string[]): void {
  const { data } = call('GET', '/json-api/treasury/payout-system') as { data: PayoutSystem[] };
  const cardOf = ({ cards }: PayoutSystem) => cards?.find(({ isVerified }) => isVerified);
  const system = data.find((other) => other.acceptsNewAccount || cardOf(other));
  if (!system) throw new VerbRefused('the player has no way to be paid');
  const card = cardOf(system);
  const { data: request } = call('POST', system.send.url, {
    amount: Number(sum) * 100 + (outcomes[outcome] ?? 0),
    currency: brandCurrency[backend.settings.brand],
    ...(card ? { cardId: card.id } : { account: testCard }),
  }) as { data: { id: number } };
  const code = backend.state.inbox.findLast((message) => message.code !== undefined)?.code;
  call('POST', '/json-api/treasury/user-payout/confirm', { transaction_id: request.id, code });
}

function spin({ call }: Actor, [game = '', sum]: string[], times: number): void {
  const { data } = call('POST', `/json-api/eapi/game-run/${game}`, {
    platform: 'desktop',
    type: 'real',
  }) as { data: { runToken?: string } };
  const { runToken } = data;
  const { bets } = call('POST', '/mock-provider/session', { runToken }) as { bets: number[] };
  const bet = sum === undefined ? bets[0] : Number(sum) * 100;
  for (let round = 0; round < times; round += 1) call('POST', '/mock-provider/spin', { runToken, bet });
}

function wait({ backend }: Actor, move: ClockMove): void {
  const problem = moveClock(backend, move);
  if (problem !== null) throw new VerbRefused(problem);
}

const actions: Record<VerbName, (actor: Actor, args: string[], times: number) => void> = {
  deposit: (actor, args) => deposit(actor, args),
  payout: (actor, args) => payout(actor, args),
  spin,
  join: ({ call }, [slug]) => call('POST', `/json-api/v2/tournaments/${slug}/members`),
  coupon: ({ call }, [code]) => call('POST', '/json-api/coupon-codes/activate', { code }),
  activate: ({ call }, [id]) => call('PUT', `/json-api/gifts/activate/${id}`),
  favourite: ({ call }, [slug]) => call('PUT', `/json-api/v2/games/favourites/${slug}`),
  advance: (actor, [advance = '']) => wait(actor, { advance }),
  until: (actor, [due = '']) => wait(actor, { due }),
};

/**
 * Carries out verbs in the visitor's name, and stops at the first that is refused. Returns an error
 * text, or null on success.
 */
export function performVerbs(backend: Backend, tokens: Tokens | null, list: string): string | null {
  const actor = actorOf(backend, tokens);
  for (const { name, args, times, text } of readVerbs(list))
    try {
      // A repeated spin opens the game once and plays all rounds in it.
      const repeats = name === 'spin' ? 1 : times;
      for (let count = 0; count < repeats; count += 1) actions[name](actor, args, times);
    } catch (error) {
      if (!(error instanceof VerbRefused)) throw error;
      return `${text} was refused: ${error.message}`;
    }
  return null;
}
