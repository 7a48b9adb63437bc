// Which parts a promotion's page has, and in which order: each template tells its story in its own way.
import type { Promo, PromoTemplate } from '#/api/generated/model/index.ts';

export type PromoSection =
  | 'about'
  | 'deposits'
  | 'duckHunt'
  | 'highFive'
  | 'participants'
  | 'points'
  | 'pool'
  | 'prizes'
  | 'tasks';

/** How prizes are shown: as steps of a ladder, goods on a shelf, tickets, stops of a road, a showcase. */
export type PrizesLook = 'ladder' | 'shelf' | 'tickets' | 'road' | 'showcase';

interface Story {
  readonly prizes: PrizesLook;
  readonly sections: readonly PromoSection[];
}

const stories: Readonly<Record<PromoTemplate, Story>> = {
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

/** Whether the client has this template; a newer server may name another, which then is a static page. */
export function isKnownTemplate(template: string | undefined): template is PromoTemplate {
  return template !== undefined && Object.hasOwn(stories, template);
}

export const prizesLook = (template: PromoTemplate): PrizesLook => stories[template].prizes;

function has(promo: Promo, section: PromoSection): boolean {
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
    // Participants, what the player has, and their deposits are known elsewhere.
    default:
      return true;
  }
}

export function sectionsOf(promo: Promo, template: PromoTemplate): readonly PromoSection[] {
  return stories[template].sections.filter((section) => has(promo, section));
}
