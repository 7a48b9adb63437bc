// The panel's view of a world: the visitor with their gifts and tournaments, and how two seeds differ.
import type { Backend } from '../core/backend.ts';
import type { PlayerFacts, SeedDifference, WorldView } from '../generated/control/client.ts';
import { createContext } from '../core/context.ts';
import { canonical } from '../core/canonical.ts';
import { giftsOf } from '../world/gifts/view.ts';
import { gamesOf } from '../world/lobby/games.catalogue.ts';
import { balancesOf } from '../world/ledger.ts';
import { promosOf } from '../world/promotions/view.ts';
import { wageringOf, type PlayerState, type State } from '../world/state.ts';
import { tournaments } from '../world/tournaments/catalogue.ts';
import { tournamentOf } from '../world/tournaments/view.ts';
import type { PersonaId } from '../world/personas.ts';

function factsOf({ ledger }: State, player: PlayerState): PlayerFacts {
  const { id, persona, profile, contacts, level, isVerified, deposited, currency } = player;
  return {
    id,
    persona,
    nickname: profile.nickname,
    contacts: contacts.map(
      ({ value, isVerified: isConfirmed }) => `${value}${isConfirmed ? '' : ' (not confirmed)'}`,
    ),
    level,
    isVerified,
    ...balancesOf(ledger, id),
    deposited,
    wagering: wageringOf(player),
    currency,
  };
}

/** The world as a visitor sees it. Reads a copy of the world, because reading may change a world. */
export function viewWorld(backend: Backend, visitor: PersonaId | 'guest'): WorldView {
  const copy = backend.fork();
  const { context } = createContext(copy);
  const { state } = context;
  const player = Object.values(state.players).find(({ persona }) => persona === visitor) ?? null;
  const view: WorldView = {
    ...(player ? { player: factsOf(state, player) } : {}),
    gifts: player
      ? giftsOf(context, player).map(({ id, title, type, state: giftState, expiredAt }) => ({
          id,
          title,
          type,
          state: giftState,
          ...(expiredAt === undefined ? {} : { expiredAt }),
        }))
      : [],
    tournaments: tournaments.map((definition) => {
      const { slug, title, status, isMember, finishedAt } = tournamentOf(context, definition, player);
      return {
        slug,
        title,
        status: typeof status === 'string' ? status : status.title,
        isJoined: isMember,
        endsAt: finishedAt ?? null,
      };
    }),
  };
  copy.dispose();
  return view;
}

type Item = Readonly<Record<string, unknown>> & { readonly slug: string };

function differenceOf(
  kind: SeedDifference['kind'],
  first: readonly Item[],
  second: readonly Item[],
): SeedDifference {
  const others = new Map(second.map((item) => [item.slug, item]));
  const own = new Set(first.map(({ slug }) => slug));
  const pairs = first.flatMap((item) => {
    const other = others.get(item.slug);
    if (!other) return [];
    const names = [...new Set([...Object.keys(item), ...Object.keys(other)])];
    const facts = names.filter((name) => canonical(item[name] ?? null) !== canonical(other[name] ?? null));
    return [{ slug: item.slug, facts }];
  });
  return {
    kind,
    onlyFirst: first.map(({ slug }) => slug).filter((slug) => !others.has(slug)),
    onlySecond: second.map(({ slug }) => slug).filter((slug) => !own.has(slug)),
    changed: pairs.filter(({ facts }) => facts.length > 0),
    same: pairs.filter(({ facts }) => facts.length === 0).length,
  };
}

/**
 * Creates a new world for each seed. Compares the games, promotions and tournaments that a guest sees there
 * at the current time.
 */
export function compareSeeds(backend: Backend, first: string, second: string): SeedDifference[] {
  const [one, other] = [first, second].map((seed) => {
    const { brand, locale } = backend.settings;
    const world = backend.sibling({ seed, brand, locale, now: backend.clock.now(), frozen: true });
    const { context } = createContext(world);
    const lists = {
      games: gamesOf(context.world.catalogue).map((game) => ({ ...game })),
      promotions: promosOf(context).map((promo) => ({ ...promo })),
      tournaments: tournaments.map((definition) => ({ ...tournamentOf(context, definition, null) })),
    };
    world.dispose();
    return lists;
  });
  if (!one || !other) return [];
  return [
    differenceOf('games', one.games, other.games),
    differenceOf('promotions', one.promotions, other.promotions),
    differenceOf('tournaments', one.tournaments, other.tournaments),
  ];
}
