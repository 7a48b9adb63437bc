import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { NoticeList } from '#/api/generated/model/index.ts';
import { readAllNoticesMutation } from './mutations.ts';
import { noticesQuery } from './queries.ts';

const { queryKey } = noticesQuery();
const unread: NoticeList = {
  data: [{ id: 1, status: 'new', msg: 'News', createdAt: '2026-01-14T10:00:00Z' }],
  total: 1,
  unread: 1,
};
const client = new QueryClient();

beforeEach(() => client.clear());

test('notices stay read when the response to an earlier request for the list arrives', async () => {
  client.setQueryData(queryKey, unread);
  let answer = (_list: NoticeList): void => {};
  const asked = client.fetchQuery({
    queryKey,
    queryFn: () => new Promise<NoticeList>((resolve) => (answer = resolve)),
  });
  asked.catch(() => undefined);
  const wasDropped = await readAllNoticesMutation().onMutate?.(undefined, { client, meta: undefined });
  answer(unread);
  await asked.catch(() => undefined);
  expect(client.getQueryData<NoticeList>(queryKey)?.data[0]?.status).toBe('read');
  // True means that `onMutate` has cancelled a request for the list, so `onSettled` refetches it.
  expect(wasDropped).toBe(true);
});
