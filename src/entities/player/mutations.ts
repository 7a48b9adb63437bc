// Mutations of notices, shared by the header and the full list.
import { MutationObserver, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  getReadAllNotificationsMutationOptions,
  getReadNotificationMutationOptions,
} from '#/api/generated/endpoints/notifications/notifications.ts';
import type { NoticeList } from '#/api/generated/model/index.ts';
import { patchQuery } from '#/api/queryCache.ts';
import { readEvery, readOne } from './rules.ts';
import { noticePagesQuery, noticesQuery } from './queries.ts';

type Pages = InfiniteData<NoticeList>;

/** Updates the notices in every cached list: the short one of the header and the paged one. */
export function patchNotices(
  client: QueryClient,
  patch: (list: NoticeList) => NoticeList,
  patchPages = (pages: readonly NoticeList[]): NoticeList[] => pages.map(patch),
): void {
  patchQuery(client, noticesQuery().queryKey, patch);
  patchQuery<Pages>(client, noticePagesQuery().queryKey, (known) => ({
    ...known,
    pages: patchPages(known.pages),
  }));
}

export function refreshNotices(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: noticesQuery().queryKey });
  void client.invalidateQueries({ queryKey: noticePagesQuery().queryKey });
}

const noticeKeys = (): QueryKey[] => [noticesQuery().queryKey, noticePagesQuery().queryKey];

/**
 * Cancels the fetches of notices in flight, because their older data would undo an optimistic update. Returns
 * whether a fetch was in flight.
 */
async function dropAnswers(client: QueryClient): Promise<boolean> {
  const isFetching = noticeKeys().some((queryKey) => client.isFetching({ queryKey }) > 0);
  await Promise.all(noticeKeys().map((queryKey) => client.cancelQueries({ queryKey })));
  return isFetching;
}

/** Refetches the notices if the mutation failed, or if its optimistic update cancelled a fetch in flight. */
function settle(client: QueryClient, error: unknown, wasDropped: boolean | undefined): void {
  if (error !== null || wasDropped) refreshNotices(client);
}

/** Optimistically marks a notice as read. If the call fails, a refetch corrects the list. */
export const readNoticeMutation = () =>
  getReadNotificationMutationOptions({
    mutation: {
      onMutate: async ({ id }, { client }) => {
        const wasDropped = await dropAnswers(client);
        patchNotices(client, (list) => readOne(list, id));
        return wasDropped;
      },
      onSettled: (_answer, error, _sent, wasDropped, { client }) => settle(client, error, wasDropped),
    },
  });

export const readAllNoticesMutation = () =>
  getReadAllNotificationsMutationOptions({
    mutation: {
      onMutate: async (_nothing, { client }) => {
        const wasDropped = await dropAnswers(client);
        patchNotices(client, readEvery);
        return wasDropped;
      },
      onSettled: (_answer, error, _sent, wasDropped, { client }) => settle(client, error, wasDropped),
    },
  });

/** Marks a notice as read when its link is followed outside the list. Ignores errors on purpose. */
export function readFollowed(client: QueryClient, id: number): void {
  new MutationObserver(client, readNoticeMutation()).mutate({ id }).catch(() => undefined);
}
