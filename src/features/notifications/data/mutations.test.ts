import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { NotificationSettingsResponse } from '#/api/generated/model/index.ts';
import { saveNoticeSettingsMutation } from './mutations.ts';
import { noticeSettingsQuery } from './queries.ts';

test("a response from before a change doesn't flip the switch back", async () => {
  const client = new QueryClient();
  const { queryKey } = noticeSettingsQuery();
  const on = { topics: { bonuses: true } } as unknown as NotificationSettingsResponse['data'];
  const off = { topics: { bonuses: false } } as unknown as NotificationSettingsResponse['data'];
  client.setQueryData(queryKey, { data: on });
  let answer = (_settings: NotificationSettingsResponse): void => {};
  const asked = client.fetchQuery({
    queryKey,
    queryFn: () => new Promise<NotificationSettingsResponse>((resolve) => (answer = resolve)),
  });
  asked.catch(() => undefined);
  await saveNoticeSettingsMutation().onMutate?.({ data: off }, { client, meta: undefined });
  answer({ data: on });
  await asked.catch(() => undefined);
  expect(client.getQueryData(queryKey)).toEqual({ data: off });
});
