// What a game's tile offers and shows: pure rules (specification S1.3, S3.1).
import type { Game, GameBadge, GamePlatform } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';

export type Viewer = 'guest' | 'player';

export type TileActions =
  /** Nothing can be opened, and the tile says why. */
  | { readonly kind: 'refused'; readonly reason: 'disabled' | 'wrong_device' }
  /** Playing for real runs the game or asks a guest to log in first. */
  | { readonly kind: 'offered'; readonly play: 'run' | 'login'; readonly hasDemo: boolean };

export function tileActions(game: Game, viewer: Viewer, platform: GamePlatform): TileActions {
  if (game.disabled || !game.active) return { kind: 'refused', reason: 'disabled' };
  if (game.devices && game.devices.length > 0 && !game.devices.includes(platform))
    return { kind: 'refused', reason: 'wrong_device' };
  return { kind: 'offered', play: viewer === 'player' ? 'run' : 'login', hasDemo: game.has_demo_mode };
}

/** Where a choice by name leads: the real game; a guest's demo, or login. Null if it cannot be opened. */
export function entryPath(game: Game, viewer: Viewer, platform: GamePlatform): string | null {
  const actions = tileActions(game, viewer, platform);
  if (actions.kind === 'refused') return null;
  if (actions.play === 'run') return paths.gameItem(game.slug);
  return actions.hasDemo ? paths.gameItem(game.slug, 'demo') : paths.login(paths.gameItem(game.slug));
}

/** A tile has room for one badge: the rarer one wins. */
const BADGE_ORDER: readonly GameBadge[] = ['jackpot', 'top', 'new'];

/** The badge to show, or null; a value that this client does not know counts as none. */
export function badgeOf(game: Pick<Game, 'badges'>): GameBadge | null {
  return BADGE_ORDER.find((badge) => game.badges.includes(badge)) ?? null;
}

/** A name that shows nothing gives way to the slug, so that the link has a name. */
export function shownName({ name, slug }: Pick<Game, 'name' | 'slug'>): string {
  // An answer that breaks the description may lack it; the page around it stands all the same.
  return (name ?? '').trim() === '' ? slug : name;
}
