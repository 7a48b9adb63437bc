import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { EventStatus, GameList, Tournament } from '#/api/generated/model/index.ts';
import type { ApiError } from '#/api/ApiError.ts';
import { useAction, type Action, type ActionFailure, type ActionState } from '#/api/useAction.ts';
import { showError } from '#/entities/action/showError.ts';
import { useHasLeft } from '#/lib/useHasLeft.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { askToSelect } from '#/overlays/general.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { paths } from '#/paths.ts';
import { useChosenTournament, useCurrency, useEntryViewer } from './data/viewer.ts';
import {
  joinMutation,
  loadGamesMutation,
  prepareJoinMutation,
  type JoinOutcome,
  joinErrorTitles,
} from './data/mutations.ts';
import {
  entryProblem,
  isConfirmedBy,
  isPurchase,
  offerOf,
  planJoin,
  type EntryViewer,
  type JoinCall,
  type JoinPlan,
  type JoinQuestion,
  type JoinRequest,
} from './model/join.ts';
import { JoinDialog } from './ui/Join/JoinDialog.tsx';
import { OfferView } from './ui/Join/OfferView.tsx';

export interface JoinTournamentProps {
  tournament: Tournament;
  status: EventStatus;
}

/** The main button of a tournament, with its dialogs. */
export function JoinTournament({ tournament, status }: JoinTournamentProps) {
  const viewer = useEntryViewer();
  const currency = useCurrency();
  const chosen = useChosenTournament();
  const { dialog, isWaiting, press, confirm, dismiss } = useJoin(tournament, viewer);
  const choice = usePlayChoice(tournament.slug);
  const askSupport = (): void => openModal(supportModal, {});
  return (
    <>
      <OfferView
        offer={offerOf({ viewer, status, tournament })}
        problem={entryProblem(tournament, status, viewer)}
        tournament={tournament}
        currency={currency}
        compoints={viewer.compoints}
        chosen={chosen}
        isWaiting={isWaiting || choice.isWaiting}
        onPress={press}
        onPlay={choice.play}
        onSupport={askSupport}
      />
      {dialog && (
        <JoinDialog
          {...dialog}
          currency={currency}
          promoSlug={tournament.requirements?.promoSlug}
          onConfirm={confirm}
          onSupport={() => {
            dismiss();
            askSupport();
          }}
          onClose={dismiss}
        />
      )}
    </>
  );
}

interface Joining {
  /** The open dialog. Null if there is nothing to confirm and no failure to show. */
  readonly dialog: {
    readonly request: JoinRequest;
    readonly question: JoinQuestion | null;
    readonly state: ActionState;
  } | null;
  readonly isWaiting: boolean;
  readonly press: (call: JoinCall) => void;
  readonly confirm: () => void;
  readonly dismiss: () => void;
}

/**
 * Joins a tournament. Each press first refetches this tournament and the currently selected one. Then it
 * sends the request, asks for confirmation, or explains why the player can't join.
 */
export function useJoin(tournament: Tournament, viewer: EntryViewer): Joining {
  const [plan, setPlan] = useState<JoinPlan | null>(null);
  const hasLeft = useHasLeft();
  const action = useAction(joinMutation(), {
    onDone: (outcome, request) => {
      setPlan(null);
      showMessage(doneMessage(outcome, request), { tone: 'success', values: { title: request.title } });
    },
    // If the player has left the page, the dialog can't show the failure, so a toast shows it.
    onFailed: (failure, request) => hasLeft.current && showFailure(failure, request),
  });
  const preparation = useAction(prepareJoinMutation(tournament.slug, viewer), {
    onDone: (request, { confirmed }) => {
      const next = planJoin(request);
      action.reset();
      setPlan(next);
      const isConfirmed = next.step === 'confirm' && isConfirmedBy(next.request, confirmed);
      if (next.step === 'send' || isConfirmed) action.run(next.request);
    },
    onFailed: ({ error }) => showError(error, joinErrorTitles, { tone: 'warning' }),
  });
  const isSettled = isMemberAlready(tournament, plan, action);
  useEffect(() => {
    if (isSettled) showMessage('tournaments.hints.already_member', { tone: 'success' });
  }, [isSettled]);
  const isWaiting = preparation.isWaiting || action.isWaiting;
  const dialog = isSettled ? null : dialogOf(plan, action, isWaiting);
  return {
    dialog,
    isWaiting,
    press: (call) => !action.isWaiting && preparation.run({ call, confirmed: null }),
    confirm: () => dialog && preparation.run({ call: dialog.request.call, confirmed: dialog.request }),
    dismiss: () => {
      setPlan(null);
      // A sent request can't be cancelled, so keep its state: if it fails, the dialog shows why.
      if (!action.isWaiting) action.reset();
    },
  };
}

/**
 * The dialog to show. A failed request opens it again, even if the player closed the confirmation while the
 * request was in flight.
 */
function dialogOf(
  plan: JoinPlan | null,
  { state, input }: Action<JoinOutcome, JoinRequest>,
  isWaiting: boolean,
): Joining['dialog'] {
  if (state.step === 'failed' && input && !isWaiting) return { request: input, question: null, state };
  switch (plan?.step) {
    case 'confirm':
      return {
        request: plan.request,
        question: plan.question,
        state: isWaiting ? { step: 'waiting' } : state,
      };
    case 'refuse': {
      const { request, refused } = plan;
      return { request, question: null, state: { step: 'failed', refused, isUncertain: false } };
    }
    default:
      return null;
  }
}

/**
 * Whether the refetch after a press shows that the player is already a member. They may have joined in another
 * tab, or the response to their request was lost.
 */
function isMemberAlready(
  { isMember }: Tournament,
  plan: JoinPlan | null,
  { state, input }: Action<JoinOutcome, JoinRequest>,
): boolean {
  const isLost = state.step === 'failed' && state.isUncertain && input?.call === 'join';
  return isMember && (plan?.step === 'none' || isLost);
}

/**
 * Shows a failed join in a toast. If the outcome of a purchase is unknown, the player can buy again: the
 * idempotency key stays the same, so the purchase is paid only once.
 */
function showFailure(
  { error, isUncertain }: ActionFailure & { error: ApiError },
  request: JoinRequest,
): void {
  if (isUncertain && isPurchase(request))
    showMessage('tournaments.join.uncertainSeat', { tone: 'warning', values: { title: request.title } });
  else showError(error, joinErrorTitles, { tone: 'warning' });
}

function doneMessage(outcome: JoinOutcome, { entry, isActive }: JoinRequest) {
  if (outcome === 'chosen') return 'tournaments.join.chosen';
  if (outcome === 'alreadyMember') return 'tournaments.hints.already_member';
  if (outcome === 'joined') return isActive ? 'tournaments.join.joined' : 'tournaments.join.joinedAhead';
  return entry?.code === 'max_member_limit_reached'
    ? 'tournaments.join.seatNoted'
    : 'tournaments.join.invitationNoted';
}

/** The value of the option for all games. It contains a colon, so it can't be a game's slug. */
const ALL_GAMES = ':all';

/** Asks which of the tournament's games to play. Doesn't ask if there is only one, or if the player has left. */
function usePlayChoice(slug: string): { readonly isWaiting: boolean; readonly play: () => void } {
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const hasLeft = useHasLeft();
  const open = (path: string): void => void navigate(path);
  const choose = async ({ data, total }: GameList): Promise<void> => {
    const [first, ...others] = data;
    if (first && others.length === 0) return open(paths.gameItem(first.slug));
    const options = data.map((game) => ({ value: game.slug, label: game.name }));
    const all = { value: ALL_GAMES, label: formatMessage({ id: 'tournaments.play.all' }, { count: total }) };
    const chosen = await askToSelect({
      label: formatMessage({ id: 'tournaments.play.label' }),
      options: total > data.length ? [...options, all] : options,
    });
    if (chosen !== null) open(chosen === ALL_GAMES ? paths.tournamentGames(slug) : paths.gameItem(chosen));
  };
  const { isWaiting, run } = useAction(loadGamesMutation(slug), {
    onDone: (games) => {
      if (!hasLeft.current) void choose(games);
    },
    onFailed: () => {
      if (!hasLeft.current) open(paths.tournamentGames(slug));
    },
  });
  return { isWaiting, play: () => void run() };
}
