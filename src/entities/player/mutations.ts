// What players do with their notices, wherever these are shown.
import { MutationObserver, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  getReadAllNotificationsMutationOptions,
  getReadNotificationMutationOptions,
} from '#/api/generated/endpoints/notifications/notifications.ts';
import type { NoticeList } from '#/api/generated/model/index.ts';
import { readEvery, readOne } from './noticeRules.ts';
import { noticePagesQuery, noticesQuery } from './queries.ts';

type Pages = InfiniteData<NoticeList>;

/** Changes the notices wherever they are kept: those of the header, and the pages of the whole list. */
export function patchNotices(
  client: QueryClient,
  patch: (list: NoticeList) => NoticeList,
  patchPages = (pages: readonly NoticeList[]): NoticeList[] => pages.map(patch),
): void {
  client.setQueryData<NoticeList>(noticesQuery().queryKey, (list) => list && patch(list));
  client.setQueryData<Pages>(
    noticePagesQuery().queryKey,
    (known) => known && { ...known, pages: patchPages(known.pages) },
  );
}

export function refreshNotices(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: noticesQuery().queryKey });
  void client.invalidateQueries({ queryKey: noticePagesQuery().queryKey });
}

const noticeKeys = (): QueryKey[] => [noticesQuery().queryKey, noticePagesQuery().queryKey];

/** Drops answers from before a change, which would take it back. Returns whether one was in flight. */
async function dropAnswers(client: QueryClient): Promise<boolean> {
  const isFetching = noticeKeys().some((queryKey) => client.isFetching({ queryKey }) > 0);
  await Promise.all(noticeKeys().map((queryKey) => client.cancelQueries({ queryKey })));
  return isFetching;
}

/** Asks again after a failure, and for an answer that was dropped. */
function settle(client: QueryClient, error: unknown, wasDropped: boolean | undefined): void {
  if (error !== null || wasDropped) refreshNotices(client);
}

/** A notice counts as read at once; what the server has says the next list if that failed. */
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

/** Reads a notice that was followed from elsewhere; one that stays unread is still counted as such. */
export function readFollowed(client: QueryClient, id: number): void {
  new MutationObserver(client, readNoticeMutation()).mutate({ id }).catch(() => undefined);
}
