import type { GameSort } from '#/api/generated/model/index.ts';
import { withParams } from '#/lib/urlQuery.ts';

export interface GridQuery {
  readonly sort: GameSort | null;
  readonly producers: readonly string[];
}

/** Limit of producers, higher than anybody picks. The rest of a hand-made URL is ignored. */
const MAX_PRODUCERS = 20;
const MAX_SLUG = 100;

const sorts: Readonly<Record<GameSort, true>> = { popular: true, new: true, name: true };

function isSort(value: string | null): value is GameSort {
  return value !== null && Object.hasOwn(sorts, value);
}

/** Reads a grid's filters from the URL. Ignores unknown values. */
export function readGridQuery(params: URLSearchParams): GridQuery {
  const sort = params.get('sort');
  const slugs = (params.get('producer') ?? '').split(',').map((slug) => slug.trim());
  const producers = [...new Set(slugs)]
    .filter((slug) => slug !== '' && slug.length <= MAX_SLUG)
    .slice(0, MAX_PRODUCERS);
  return { sort: isSort(sort) ? sort : null, producers };
}

/** Writes a grid's filters to the URL, whose other parameters stay. */
export function writeGridQuery(params: URLSearchParams, query: GridQuery): URLSearchParams {
  return withParams(params, { sort: query.sort, producer: query.producers.join(',') });
}

export function toggleProducer(query: GridQuery, slug: string): GridQuery {
  const isChosen = query.producers.includes(slug);
  return {
    ...query,
    producers: isChosen ? query.producers.filter((other) => other !== slug) : [...query.producers, slug],
  };
}
