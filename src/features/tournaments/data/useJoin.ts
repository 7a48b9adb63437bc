import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EventStatus, Tournament } from '#/api/generated/model/index.ts';
import { joinErrorTitles } from '#/entities/tournament/joinErrorTitles.ts';
import { textOfCode } from '#/i18n/errorTexts.ts';
import { useOneAtATime } from '#/lib/useOneAtATime.ts';
import { paths } from '#/paths.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { entryProblem, type EntryViewer } from '../model/entry.ts';
import {
  initialJoin,
  joinStep,
  type JoinCall,
  type JoinEffect,
  type JoinEvent,
  type JoinFacts,
  type JoinModel,
} from '../model/join.machine.ts';
import { chosenAmong, priceOf, type Chosen } from '../model/rules.ts';
import { joinMutation, reloadTournaments } from './mutations.ts';
import { freshTournamentQuery, runningTournamentsQuery } from './queries.ts';

export interface Joining {
  tournament: Tournament;
  status: EventStatus;
  viewer: EntryViewer;
}

/** Runs the effects of the joining machine; the dialogs show its model. */
export function useJoin({ tournament, status, viewer }: Joining): {
  model: JoinModel;
  /** The latest state is being fetched: a press must not switch without a question. */
  isPreparing: boolean;
  press: (call: JoinCall) => void;
  tell: (event: JoinEvent) => void;
} {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(joinMutation());
  const [model, setModel] = useState<JoinModel>(initialJoin);
  const [isPreparing, setPreparing] = useState(false);
  // Two presses of one frame see the same render, but not the same model.
  const current = useRef(model);
  const isLeft = useIsLeft();
  const once = useOneAtATime();

  const run = (effect: JoinEffect): void => {
    switch (effect.type) {
      case 'register':
        void navigate(`${paths.registration()}?redirect=${encodeURIComponent(effect.backTo)}`);
        return;
      case 'send':
        void send(effect.facts);
        return;
      case 'reload':
        void reloadTournaments(client);
        return;
      case 'noted':
        showMessage(notedMessage(effect.facts), { tone: 'success', values: { title: effect.facts.title } });
        return;
      case 'congratulate':
        showMessage(messageOf(effect.facts), { tone: 'success', values: { title: effect.facts.title } });
    }
  };
  const tell = (event: JoinEvent): void => {
    const step = joinStep(current.current, event);
    current.current = step.model;
    setModel(step.model);
    for (const effect of step.effects) run(effect);
  };
  // Callbacks given to `mutate` would be dropped when the page is left.
  const send = async ({ call, slug }: JoinFacts): Promise<void> => {
    try {
      await mutateAsync({ call, slug });
      tell({ type: 'succeeded', slug });
    } catch (error) {
      tell({ type: 'failed', slug, error });
      if (isLeft.current) tellLate(current.current);
    }
  };
  const press = async (call: JoinCall): Promise<void> => {
    setPreparing(true);
    const [chosen, latest] = viewer.isGuest
      ? [null, tournament]
      : await Promise.all([askChosen(client), askAgain(client, tournament)]);
    setPreparing(false);
    const { slug, title, tournamentSeriesId } = latest;
    const facts: JoinFacts = {
      call,
      slug,
      title,
      tournamentSeriesId,
      price: priceOf(latest),
      isGuest: viewer.isGuest,
      isActive: status === 'active',
      entry: entryProblem(latest, status, viewer),
      chosen,
      path: paths.tournamentPage(slug),
    };
    tell({ type: 'pressed', facts });
  };
  return { model, isPreparing, press: (call) => void once(() => press(call)), tell };
}

function useIsLeft() {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}

/** A refusal whose dialog nobody sees any more. */
function tellLate(model: JoinModel): void {
  if (model.step !== 'refused') return;
  const { code, retryAfterSeconds } = model.refusal;
  const { id, values = {} } = textOfCode(code, joinErrorTitles, retryAfterSeconds);
  showMessage(id, { tone: 'warning', values });
}

async function askChosen(client: QueryClient): Promise<Chosen | null> {
  try {
    return chosenAmong((await client.fetchQuery(runningTournamentsQuery())).data);
  } catch {
    return null;
  }
}

/** Seats and admission may have changed since the page was drawn. */
async function askAgain(client: QueryClient, shown: Tournament): Promise<Tournament> {
  try {
    return (await client.fetchQuery(freshTournamentQuery(shown.slug))).data;
  } catch {
    return shown;
  }
}

function notedMessage({ entry }: JoinFacts) {
  return entry?.code === 'max_member_limit_reached'
    ? 'tournaments.join.seatNoted'
    : 'tournaments.join.invitationNoted';
}

function messageOf({ call, isActive }: JoinFacts) {
  if (call === 'choose') return 'tournaments.join.chosen';
  return isActive ? 'tournaments.join.joined' : 'tournaments.join.joinedAhead';
}
