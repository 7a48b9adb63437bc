// The consequences of pressing a tournament's button (S4.55 to S4.59, S8.18).
import type { Refused } from '#/api/refused.ts';
import { isWaitingListCode, type EntryProblem } from './entry.ts';
import { switchRefusal, type Chosen } from './rules.ts';

/** `ask`: joins a full or closed tournament. The server refuses and puts the player on the waiting list. */
export type JoinCall = 'join' | 'ask' | 'choose';

export interface JoinRequest {
  readonly call: JoinCall;
  readonly slug: string;
  readonly title: string;
  readonly tournamentSeriesId: number | null;
  /** Whole compoints; 0 if it is free. */
  readonly price: number;
  /** Joining an active tournament also selects it. */
  readonly isActive: boolean;
  /** Why joining would be refused, by the server's latest answer. */
  readonly entry: EntryProblem | null;
  /** The tournament in which the player's bets count now. */
  readonly chosen: Chosen | null;
}

export type JoinQuestion = 'buy' | 'change';

export type JoinPlan =
  | { readonly step: 'send'; readonly request: JoinRequest }
  | { readonly step: 'confirm'; readonly request: JoinRequest; readonly question: JoinQuestion }
  | { readonly step: 'refuse'; readonly request: JoinRequest; readonly refused: Refused };

/** Checks for a refusal first, then for a question, then sends. */
export function planJoin(pressed: JoinRequest): JoinPlan {
  const request = withoutNeedlessAsking(pressed);
  const refused = knownRefusal(request);
  if (refused) return { step: 'refuse', request, refused };
  const question = questionOf(request);
  return question === null ? { step: 'send', request } : { step: 'confirm', request, question };
}

/** If a seat or an invitation has become available meanwhile, joins as usual. */
function withoutNeedlessAsking(request: JoinRequest): JoinRequest {
  const isWaitingList = request.entry !== null && isWaitingListCode(request.entry.code);
  return request.call === 'ask' && !isWaitingList ? { ...request, call: 'join' } : request;
}

function knownRefusal({ call, entry, isActive, chosen, ...to }: JoinRequest): Refused | null {
  if (call === 'ask') return null;
  if (call === 'join' && entry !== null)
    return { code: entry.code, missing: entry.missing ?? undefined, limit: entry.limit ?? undefined };
  const code = isActive ? switchRefusal(chosen, to) : null;
  return code && { code };
}

/** Null if nothing is paid and no other tournament is left. */
function questionOf({ price, call, chosen, slug, isActive }: JoinRequest): JoinQuestion | null {
  if (call === 'ask') return null;
  // Joining a tournament that hasn't begun keeps the running one selected.
  if (isActive && chosen !== null && chosen.slug !== slug) return 'change';
  return call === 'join' && price > 0 ? 'buy' : null;
}

/** Whether confirming takes compoints. */
export function isPurchase({ call, price }: JoinRequest): boolean {
  return call === 'join' && price > 0;
}
