import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiError } from '#/api/ApiError.ts';
import { joinTournament } from '#/api/generated/endpoints/tournaments/tournaments.ts';
import type { TournamentResponse } from '#/api/generated/model/index.ts';
import type * as endpoints from '#/api/generated/endpoints/tournaments/tournaments.ts';
import { inScope } from '#/api/queryScope.ts';
import { resetToasts, toastsStore } from '#/overlays/toasts.store.ts';
import { tournamentFixture } from './tournaments.fixtures.ts';
import type * as queries from './data/queries.ts';
import { useJoin } from './JoinTournament.tsx';

const tournament = tournamentFixture();
const fresh = vi.hoisted(() => vi.fn<() => Promise<TournamentResponse>>());
vi.mock('#/api/generated/endpoints/tournaments/tournaments.ts', async (original) => ({
  ...(await original<typeof endpoints>()),
  joinTournament: vi.fn(),
}));
vi.mock('./data/queries.ts', async (original) => ({
  ...(await original<typeof queries>()),
  freshTournamentQuery: () => ({
    queryKey: ['fresh'],
    queryFn: fresh,
    staleTime: 0,
  }),
  runningTournamentsQuery: () => ({
    queryKey: ['running'],
    queryFn: () => Promise.resolve({ data: [] }),
  }),
}));

const client = new QueryClient();
const join = vi.mocked(joinTournament);
const toasts = () =>
  [...toastsStore.visible, ...toastsStore.waiting].map(
    ({ content }) => content.kind === 'message' && content.id,
  );

async function drawButton(shown = tournament) {
  const viewer = { isGuest: false, isMultiAccount: false, compoints: 250 };
  fresh.mockResolvedValue({ data: shown });
  function JoinButton() {
    const { press, confirm, isWaiting, dialog } = useJoin({ tournament: shown, status: 'active', viewer });
    return (
      <button onClick={() => (dialog?.question ? confirm() : press('join'))}>
        {dialog?.question ??
          (dialog?.state.step === 'failed' ? dialog.state.refused.code : String(isWaiting))}
      </button>
    );
  }
  const drawn = await render(<JoinButton />, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const button = drawn.container.querySelector('button');
  if (!button) throw new Error('no button');
  return { button, leave: () => drawn.unmount() };
}

const refusal = new ApiError({
  operation: 'POST /members',
  kind: 'http',
  status: 409,
  body: { errors: [{ code: 'max_member_limit_reached' }] },
});

afterEach(() => {
  join.mockReset();
  resetToasts();
  client.clear();
});

test('two presses in the same frame send one request to join', async () => {
  join.mockResolvedValue({ data: tournament });
  const { button } = await drawButton();
  button.click();
  button.click();
  await vi.waitFor(() => expect(toasts()).toEqual(['tournaments.join.joined']));
  expect(join).toHaveBeenCalledOnce();
});

test('a refusal is explained in the dialog, without a toast', async () => {
  join.mockRejectedValue(refusal);
  const { button } = await drawButton();
  button.click();
  await vi.waitFor(() => expect(button).toHaveTextContent('max_member_limit_reached'));
  expect(toasts()).toEqual([]);
});

test.each([
  ['a success', 'tournaments.join.joined', (settle: Settle) => settle.resolve({ data: tournament })],
  ['a refusal', 'tournament.errors.max_member_limit_reached', (settle: Settle) => settle.reject(refusal)],
])(
  '%s that arrives after the player has left the page refreshes the lists and shows a toast',
  async (_, toast, answer) => {
    const settle = Promise.withResolvers<Awaited<ReturnType<typeof joinTournament>>>();
    join.mockReturnValue(settle.promise);
    await client.fetchQuery({ queryKey: ['list'], queryFn: () => 1, ...inScope('tournaments') });
    const { button, leave } = await drawButton();
    button.click();
    await vi.waitFor(() => expect(join).toHaveBeenCalledOnce());
    await leave();
    answer(settle);
    await vi.waitFor(() => expect(toasts()).toEqual([toast]));
    expect(client.getQueryState(['list'])?.isInvalidated).toBe(true);
  },
);

test.each([
  ['a lost response', { kind: 'timeout' }],
  ['a 500', { kind: 'http', status: 500 }],
] as const)(
  '%s after the player has left the page leads to a toast that the seat may have been bought',
  async (_, details) => {
    const settle = Promise.withResolvers<Awaited<ReturnType<typeof joinTournament>>>();
    join.mockReturnValue(settle.promise);
    const { button, leave } = await drawButton(tournamentFixture({ compointMembershipPrice: 250 }));
    button.click();
    await vi.waitFor(() => expect(button).toHaveTextContent('buy'));
    button.click();
    await vi.waitFor(() => expect(join).toHaveBeenCalledOnce());
    await leave();
    settle.reject(new ApiError({ operation: 'POST /members', ...details }));
    await vi.waitFor(() => expect(toasts()).toEqual(['tournaments.join.uncertainSeat']));
  },
);

type Settle = PromiseWithResolvers<Awaited<ReturnType<typeof joinTournament>>>;

test('the dialog about a lost response closes once the page knows that the player is a member', async () => {
  join.mockRejectedValue(new ApiError({ operation: 'POST /members', kind: 'timeout' }));
  fresh.mockResolvedValue({ data: tournament });
  const viewer = { isGuest: false, isMultiAccount: false, compoints: 250 };
  function JoinButton({ isMember }: { isMember: boolean }) {
    const { press, dialog } = useJoin({
      tournament: { ...tournament, isMember },
      status: 'active',
      viewer,
    });
    return <button onClick={() => press('join')}>{dialog === null ? 'closed' : dialog.state.step}</button>;
  }
  const drawn = await render(<JoinButton isMember={false} />, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const button = drawn.container.querySelector('button');
  button?.click();
  await vi.waitFor(() => expect(button?.textContent).toBe('failed'));
  await drawn.rerender(<JoinButton isMember />);
  expect(button?.textContent).toBe('closed');
});
