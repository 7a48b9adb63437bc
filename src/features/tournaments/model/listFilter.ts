// The filters of the list of tournaments in the query string: `?status=active&price=free&invitation=yes`.
import { TournamentPrice, type EventStatus } from '#/api/generated/model/index.ts';
import { readEventFilter, writeEventFilter } from '#/entities/event/EventFilter.tsx';
import { withParams } from '#/lib/urlQuery.ts';

export interface ListFilter {
  readonly status: EventStatus | null;
  readonly price?: TournamentPrice | null;
  /** True to list only tournaments that require an invitation. */
  readonly isByInvitation?: boolean;
}

export const noFilter: Required<ListFilter> = { status: null, price: null, isByInvitation: false };

const isPrice = (value: string | null): value is TournamentPrice =>
  Object.values<string | null>(TournamentPrice).includes(value);

export function readListFilter(params: URLSearchParams): Required<ListFilter> {
  const price = params.get('price');
  return {
    status: readEventFilter(params),
    price: isPrice(price) ? price : null,
    isByInvitation: params.get('invitation') === 'yes',
  };
}

/** Sets the parameters of the filters and keeps all other parameters. */
export function writeListFilter(params: URLSearchParams, filter: Required<ListFilter>): URLSearchParams {
  return withParams(writeEventFilter(params, filter.status), {
    price: filter.price,
    invitation: filter.isByInvitation ? 'yes' : null,
  });
}

/** Whether any filter besides the status is set. */
export function isNarrowed({ price = null, isByInvitation = false }: ListFilter): boolean {
  return price !== null || isByInvitation;
}
