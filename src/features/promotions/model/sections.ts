// Which sections the page of a promotion has, and in which order. Both depend on the promotion's template.
import type { Promo, PromoTemplate } from '#/api/generated/model/index.ts';

export type SectionName =
  | 'about'
  | 'deposits'
  | 'duckHunt'
  | 'highFive'
  | 'participants'
  | 'points'
  | 'pool'
  | 'prizes'
  | 'tasks';

export type PrizesLook = 'ladder' | 'shelf' | 'tickets' | 'road' | 'showcase';

interface Layout {
  readonly prizes: PrizesLook;
  readonly sections: readonly SectionName[];
}

const layouts: Readonly<Record<PromoTemplate, Layout>> = {
  template1: {
    prizes: 'ladder',
    sections: [
      'points',
      'pool',
      'prizes',
      'tasks',
      'highFive',
      'deposits',
      'participants',
      'duckHunt',
      'about',
    ],
  },
  template2: {
    prizes: 'shelf',
    sections: [
      'points',
      'duckHunt',
      'prizes',
      'pool',
      'tasks',
      'deposits',
      'highFive',
      'participants',
      'about',
    ],
  },
  template3: {
    prizes: 'tickets',
    sections: [
      'prizes',
      'points',
      'pool',
      'about',
      'tasks',
      'deposits',
      'highFive',
      'participants',
      'duckHunt',
    ],
  },
  template4: {
    prizes: 'road',
    sections: [
      'pool',
      'prizes',
      'points',
      'about',
      'tasks',
      'deposits',
      'participants',
      'highFive',
      'duckHunt',
    ],
  },
  template5: {
    prizes: 'showcase',
    sections: [
      'points',
      'prizes',
      'deposits',
      'tasks',
      'highFive',
      'participants',
      'pool',
      'about',
      'duckHunt',
    ],
  },
};

export const prizesLook = (template: PromoTemplate): PrizesLook => layouts[template].prizes;

function has(promo: Promo, section: SectionName): boolean {
  switch (section) {
    case 'about':
      return Boolean(promo.description);
    case 'duckHunt':
      return promo.duckHuntGameId !== undefined;
    case 'highFive':
      return promo.isHighFiveEnabled === true;
    case 'pool':
      return promo.prizePoolCounter !== undefined;
    case 'prizes':
      return (promo.prizes ?? []).length > 0;
    case 'tasks':
      return (promo.achievements ?? []).length > 0;
    // Always show points, deposit tasks and participants, because the promotion's data doesn't say whether
    // there are any.
    default:
      return true;
  }
}

export function sectionsOf(promo: Promo, template: PromoTemplate): readonly SectionName[] {
  return layouts[template].sections.filter((section) => has(promo, section));
}
