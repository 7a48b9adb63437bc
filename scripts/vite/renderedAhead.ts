// The pictures that a static demo contains as files: those that all brands' default worlds show first.
import { ART_ROOT, smallTileUrl, thumbnailUrl, tileUrl } from '../../mocks/art/urls.ts';
import { createBackend } from '../../mocks/casino.ts';
import type { Backend } from '../../mocks/core/backend.ts';
import { brands, type BrandId } from '../../mocks/world/settings.ts';
import { operations } from '../../mocks/generated/operations.ts';
import { gamesByCategoryOf } from '../../mocks/world/lobby/categories.catalogue.ts';
import { gamesOf } from '../../mocks/world/lobby/games.catalogue.ts';

/** Tiles to render ahead: enough for the lobby's rows and the first screens of each category. */
const TILES_OF_A_CATEGORY = 18;
const MOST_PLAYED_TILES = 144;
const WINNING_GAMES = 200;
const NAMED = new RegExp(`${ART_ROOT}(?!tile(?:-small)?/)[^"\\\\]+\\.webp`, 'g');

function* namedBy(backend: Backend): Generator<string> {
  const reads = operations.filter(({ method, path }) => method === 'get' && !path.includes('{'));
  for (const { path } of reads) {
    const { body } = backend.respond({
      method: 'GET',
      pathname: path,
      query: new URLSearchParams(),
      header: () => null,
      body: null,
    });
    yield* (body ?? '').match(NAMED) ?? [];
  }
}

function* tilesOf({ world: { catalogue } }: Backend): Generator<string> {
  for (const [slug, games] of gamesByCategoryOf(catalogue)) {
    const count = slug === 'allgames' ? MOST_PLAYED_TILES : TILES_OF_A_CATEGORY;
    for (const { slug: name } of games.slice(0, count)) {
      yield tileUrl(name);
      yield smallTileUrl(name);
    }
  }
}

function* thumbnailsOf({ world: { catalogue } }: Backend): Generator<string> {
  for (const game of gamesOf(catalogue).slice(0, WINNING_GAMES)) yield thumbnailUrl(game.slug);
}

/** Unique URLs of pictures, the most needed first. */
export function renderedAhead(wanted: readonly BrandId[] = brands): ReadonlySet<string> {
  const backends = wanted.map((brand) => createBackend({ brand }));
  const found = new Set<string>();
  for (const list of [namedBy, thumbnailsOf, tilesOf]) {
    for (const backend of backends) for (const url of list(backend)) found.add(url);
  }
  for (const backend of backends) backend.dispose();
  return found;
}
