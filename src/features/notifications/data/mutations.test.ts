import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { NotificationSettingsResponse } from '#/api/generated/model/index.ts';
import { saveNoticeSettingsMutation } from './mutations.ts';
import { noticeSettingsQuery } from './queries.ts';

test("a response that was requested before a change doesn't reset the switch", async () => {
  const client = new QueryClient();
  const { queryKey } = noticeSettingsQuery();
  const on = { gifts: true, events: true, loyalty: true, cashbox: true };
  const off = { ...on, gifts: false };
  let answer = (_settings: NotificationSettingsResponse): void => {};
  const asked = client.fetchQuery({
    queryKey,
    queryFn: () => new Promise<NotificationSettingsResponse>((resolve) => (answer = resolve)),
  });
  asked.catch(() => undefined);
  const save = new MutationObserver(client, {
    ...saveNoticeSettingsMutation(),
    mutationFn: () => Promise.resolve({ data: off }),
  });
  await save.mutate({ data: off });
  answer({ data: on });
  await asked.catch(() => undefined);
  expect(client.getQueryData(queryKey)).toEqual({ data: off });
});
