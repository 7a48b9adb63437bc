import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiError } from '#/api/ApiError.ts';
import { joinTournament } from '#/api/generated/endpoints/tournaments/tournaments.ts';
import type { Tournament, TournamentList, TournamentResponse } from '#/api/generated/model/index.ts';
import type * as endpoints from '#/api/generated/endpoints/tournaments/tournaments.ts';
import { createQueryClient } from '#/api/queryClient.ts';
import { inScope } from '#/api/queryCache.ts';
import { resetToasts, toastsStore } from '#/overlays/toasts.store.ts';
import { tournamentFixture } from './tournaments.fixtures.ts';
import type * as queries from './data/queries.ts';
import { useJoin } from './JoinTournament.tsx';

const tournament = tournamentFixture({ status: 'active' });
const fresh = vi.hoisted(() => vi.fn<() => Promise<TournamentResponse>>());
const running = vi.hoisted(() => vi.fn<() => Promise<TournamentList>>());
vi.mock('#/api/generated/endpoints/tournaments/tournaments.ts', async (original) => ({
  ...(await original<typeof endpoints>()),
  joinTournament: vi.fn(),
}));
vi.mock('./data/queries.ts', async (original) => ({
  ...(await original<typeof queries>()),
  tournamentQuery: () => ({ queryKey: ['fresh'], queryFn: fresh }),
  runningTournamentsQuery: () => ({ queryKey: ['running'], queryFn: running }),
}));

let client = createQueryClient();
const join = vi.mocked(joinTournament);
const toasts = () =>
  [...toastsStore.visible, ...toastsStore.waiting].map(
    ({ content }) => content.kind === 'message' && content.id,
  );
const viewer = { isGuest: false, isMultiAccount: false, compoints: 250 };

/**
 * One button that joins and confirms. Its text shows the state: the question to confirm, the error code of a
 * refusal, or `uncertain` if the response was lost.
 */
function JoinButton({ shown }: { shown: Tournament }) {
  const { press, confirm, isWaiting, dialog } = useJoin(shown, viewer);
  const { state } = dialog ?? {};
  const failure = state?.step === 'failed' && (state.isUncertain ? 'uncertain' : state.refused.code);
  return (
    <button onClick={() => (dialog ? confirm() : press('join'))}>
      {failure || (dialog?.question ?? (isWaiting ? 'waiting' : 'idle'))}
    </button>
  );
}

async function drawButton(shown = tournament) {
  fresh.mockResolvedValue({ data: shown });
  const drawn = await render(<JoinButton shown={shown} />, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const button = drawn.container.querySelector('button');
  if (!button) throw new Error('no button');
  return {
    button,
    leave: () => drawn.unmount(),
    redraw: (next: Tournament) => drawn.rerender(<JoinButton shown={next} />),
  };
}

const paid: Tournament = { ...tournament, compointMembershipPrice: 250 };
const lost = new ApiError({ operation: 'POST /members', kind: 'timeout' });
const refusal = new ApiError({
  operation: 'POST /members',
  kind: 'http',
  status: 409,
  body: { errors: [{ code: 'max_member_limit_reached' }] },
});

beforeEach(() => {
  client = createQueryClient();
  running.mockResolvedValue({ data: [], total: 0 });
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
    const { button, leave } = await drawButton(paid);
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

test('the dialog about a lost response closes with a toast once the page knows that the player is a member', async () => {
  join.mockRejectedValue(lost);
  const { button, redraw } = await drawButton();
  button.click();
  await vi.waitFor(() => expect(button).toHaveTextContent('uncertain'));
  await redraw({ ...tournament, isMember: true });
  expect(button).toHaveTextContent('idle');
  expect(toasts()).toEqual(['tournaments.hints.already_member']);
});

test('a retry after a lost response sends nothing if the seat turns out to be bought', async () => {
  join.mockRejectedValue(lost);
  const { button, redraw } = await drawButton(paid);
  button.click();
  await vi.waitFor(() => expect(button).toHaveTextContent('buy'));
  button.click();
  await vi.waitFor(() => expect(button).toHaveTextContent('uncertain'));
  const bought = { ...paid, isMember: true, isChosen: true };
  fresh.mockResolvedValue({ data: bought });
  running.mockResolvedValue({ data: [bought], total: 1 });
  button.click();
  await redraw(bought);
  await vi.waitFor(() => expect(button).toHaveTextContent('idle'));
  expect(toasts()).toEqual(['tournaments.hints.already_member']);
  expect(join).toHaveBeenCalledOnce();
});

test('a retry after a lost response buys the seat without another question', async () => {
  join.mockRejectedValueOnce(lost).mockResolvedValueOnce({ data: paid });
  const { button } = await drawButton(paid);
  button.click();
  await vi.waitFor(() => expect(button).toHaveTextContent('buy'));
  button.click();
  await vi.waitFor(() => expect(button).toHaveTextContent('uncertain'));
  button.click();
  await vi.waitFor(() => expect(toasts()).toEqual(['tournaments.join.joined']));
  expect(join).toHaveBeenCalledTimes(2);
});

const elsewhere: Tournament = {
  ...tournamentFixture({ slug: 'hundred-seats', status: 'active' }),
  isMember: true,
  isChosen: true,
};

test('a tournament that was selected in another tab a moment ago leads to the question', async () => {
  await client.fetchQuery({ queryKey: ['running'], queryFn: () => ({ data: [], total: 0 }) });
  running.mockResolvedValue({ data: [elsewhere], total: 1 });
  const { button } = await drawButton();
  button.click();
  await vi.waitFor(() => expect(button).toHaveTextContent('change'));
  expect(join).not.toHaveBeenCalled();
});

test.each([
  ['the tournament', fresh],
  ['the selected tournament', running],
] as const)('nothing is sent if %s is unknown, and a toast says why at once', async (_, read) => {
  const { button } = await drawButton(paid);
  read.mockReset();
  read.mockRejectedValue(new ApiError({ operation: 'GET', kind: 'http', status: 503 }));
  button.click();
  await vi.waitFor(() => expect(toasts()).toEqual(['common.error.unavailable']));
  expect(read).toHaveBeenCalledOnce();
  expect(join).not.toHaveBeenCalled();
  expect(button).toHaveTextContent('idle');
});

test('a price that changes while the question is open leads to another question', async () => {
  join.mockResolvedValue({ data: paid });
  const { button } = await drawButton(paid);
  button.click();
  await vi.waitFor(() => expect(button).toHaveTextContent('buy'));
  fresh.mockResolvedValue({ data: { ...paid, compointMembershipPrice: 249 } });
  button.click();
  await vi.waitFor(() => expect(fresh).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(button).toHaveTextContent('buy'));
  expect(join).not.toHaveBeenCalled();
  button.click();
  await vi.waitFor(() => expect(join).toHaveBeenCalledOnce());
});

test('a press after the last seat is gone asks for a seat, as the toast says', async () => {
  join.mockRejectedValue(refusal);
  const { button } = await drawButton(paid);
  fresh.mockResolvedValue({ data: { ...paid, limitSeats: 60, freeSeats: 0 } });
  button.click();
  await vi.waitFor(() => expect(toasts()).toEqual(['tournaments.join.seatNoted']));
  expect(join).toHaveBeenCalledOnce();
});
