// Reports each visit once to every third party that the visitor has consented to (S7.25).
import type { Agreed, Purpose } from './consentChoice.ts';

/** A third party. Visits are reported to it only with the visitor's consent. */
export interface Party {
  readonly name: string;
  readonly purpose: Purpose;
  readonly hasScript: boolean;
  /** Reports a visit. Errors are ignored on purpose. `path` contains neither a query nor secret codes. */
  readonly visited: (path: string) => void;
  readonly stop: () => void;
}

export interface Visit {
  readonly id: number;
  /** The path of a visit, without its query and without secrets such as a restore code. */
  readonly path: string;
  /**
   * Whether the page is about money. On such pages, third-party scripts aren't loaded and don't learn of
   * the visit.
   */
  readonly isMoneyPage: boolean;
}

interface Audience {
  /** Reports each visit once to every party that the visitor has consented to. Stops the other parties. */
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
