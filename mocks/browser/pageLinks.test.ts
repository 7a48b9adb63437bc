import { expect, test } from 'vitest';
import { callerOf, testBackend } from '#mocks/core/caller.testing.ts';
import { linkedToPage } from './pageLinks.ts';

test("a form that opens a third party's page becomes a link with the same fields", () => {
  const params = [
    { name: 'token', value: 'pay-1' },
    { name: 'name', value: 'Карта & Co' },
  ];
  const linked = linkedToPage({
    data: [{ page: { depositId: 1, url: '/mock-pages/payment/', method: 'POST', params } }],
  });
  expect(linked).toEqual({
    data: [
      {
        page: {
          depositId: 1,
          method: 'GET',
          params: [],
          url: `/mock-pages/payment/?${new URLSearchParams([
            ['token', 'pay-1'],
            ['name', 'Карта & Co'],
          ])}&bridge=parent`,
        },
      },
    ],
  });
});

test("a game's link keeps its query, and other values are unchanged", () => {
  const call = callerOf(testBackend());
  const answer = call('POST', '/json-api/eapi/game-run/golden-harvest', {
    body: { platform: 'desktop', type: 'demo' },
  }).json as { data: { run_url: string } };
  const url = new URL(answer.data.run_url, 'http://localhost');
  expect(url.searchParams.has('bridge')).toBe(false);
  expect(linkedToPage(answer)).toEqual({
    ...answer,
    data: { ...answer.data, run_url: `${answer.data.run_url}&bridge=parent` },
  });
  const other = { url: 'https://example.com/mock-pages/', method: 'POST', list: [1, null, 'text'] };
  expect(linkedToPage(other)).toEqual(other);
});
