// Who is told of which page (specification S7.25): everybody with consent, each of each visit once.
import type { Party } from '../adapters/party.ts';
import type { Agreed } from './consentChoice.ts';

export interface Visit {
  readonly id: number;
  /** As it may be told: without query and codes. */
  readonly path: string;
  /** Takes money: no script of others is brought to it, and none is told of it. */
  readonly isMoneyPage: boolean;
}

export interface Audience {
  /** Tells of the open page whoever has consent and has not heard of it; the others hear of no more. */
  readonly tell: (visit: Visit, agreed: Agreed | null) => void;
}

export function createAudience(parties: readonly Party[]): Audience {
  const lastHeard = new Map<Party, number>();
  const tellOne = (party: Party, { id, path, isMoneyPage }: Visit): void => {
    if ((isMoneyPage && party.hasScript) || lastHeard.get(party) === id) return;
    lastHeard.set(party, id);
    party.visited(path);
  };
  return {
    tell(visit, agreed) {
      for (const party of parties) {
        if (agreed?.[party.purpose]) tellOne(party, visit);
        else if (lastHeard.delete(party)) party.stop();
      }
    },
  };
}
