// Reports each visit once to every third party with consent (S7.25).
import type { Agreed, Purpose } from './consentChoice.ts';

/** A third party that learns of visits only with the visitor's consent. */
export interface Party {
  readonly name: string;
  readonly purpose: Purpose;
  readonly hasScript: boolean;
  /** Errors are ignored on purpose. `path` has no query and no codes. */
  readonly visited: (path: string) => void;
  readonly stop: () => void;
}

export interface Visit {
  readonly id: number;
  /** The visited path, without its query and codes. */
  readonly path: string;
  /** Third-party scripts neither load on a money page nor learn of visits to it. */
  readonly isMoneyPage: boolean;
}

interface Audience {
  /** Reports a visit to parties with consent, once each, and stops parties without. */
  readonly report: (visit: Visit, agreed: Agreed | null) => void;
}

export function createAudience(parties: readonly Party[]): Audience {
  const lastReported = new Map<Party, number>();
  const reportOne = (party: Party, { id, path, isMoneyPage }: Visit): void => {
    if ((isMoneyPage && party.hasScript) || lastReported.get(party) === id) return;
    lastReported.set(party, id);
    party.visited(path);
  };
  return {
    report(visit, agreed) {
      for (const party of parties) {
        if (agreed?.[party.purpose]) reportOne(party, visit);
        else if (lastReported.delete(party)) party.stop();
      }
    },
  };
}
