// Decides which actions and badges a game's tile offers (specification S1.3, S3.1).
import type { Game, GameBadge, GamePlatform } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { devicePlatform } from '#/lib/mediaQuery.ts';

export type Viewer = 'guest' | 'player';

export type TileActions =
  | { readonly kind: 'refused'; readonly reason: 'disabled' | 'wrong_device' }
  /** `play`: start the game, or send a guest to log in first. */
  | { readonly kind: 'offered'; readonly play: 'run' | 'login'; readonly hasDemo: boolean };

export function tileActions(game: Game, viewer: Viewer, platform: GamePlatform): TileActions {
  if (game.disabled || !game.active) return { kind: 'refused', reason: 'disabled' };
  if (game.devices && game.devices.length > 0 && !game.devices.includes(platform))
    return { kind: 'refused', reason: 'wrong_device' };
  return { kind: 'offered', play: viewer === 'player' ? 'run' : 'login', hasDemo: game.has_demo_mode };
}

/**
 * The path that a link to the game opens: the real game, or for guests the demo if there is one, else the
 * login. Null if the game cannot be opened.
 */
export function entryPath(game: Game, viewer: Viewer, platform: GamePlatform): string | null {
  const actions = tileActions(game, viewer, platform);
  if (actions.kind === 'refused') return null;
  if (actions.play === 'run') return paths.gameItem(game.slug);
  return actions.hasDemo ? paths.gameItem(game.slug, 'demo') : paths.login(paths.gameItem(game.slug));
}

/** The rarest badge comes first, because a tile has room for only one. */
const BADGE_ORDER: readonly GameBadge[] = ['jackpot', 'top', 'new'];

/** Ignores badges that this client doesn't know. Null if no known badge is left. */
export function badgeOf(game: Pick<Game, 'badges'>): GameBadge | null {
  return BADGE_ORDER.find((badge) => game.badges.includes(badge)) ?? null;
}

/** The game's name, or its slug if the name is blank, so that the link has an accessible name. */
export function shownName({ name, slug }: Pick<Game, 'name' | 'slug'>): string {
  // An invalid response may lack the name. That must not break the page.
  return (name ?? '').trim() === '' ? slug : name;
}

let known: GamePlatform | undefined;

/**
 * The platform is cached, because otherwise each of hundreds of tiles would run a media query and force a
 * layout.
 */
export function tilePlatform(): GamePlatform {
  known ??= devicePlatform();
  return known;
}
