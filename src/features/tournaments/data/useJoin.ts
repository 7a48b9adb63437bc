import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#/paths.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import {
  initialJoin,
  joinStep,
  type JoinEffect,
  type JoinEvent,
  type JoinFacts,
  type JoinModel,
} from '../model/join.machine.ts';
import { chosenAmong, type Chosen } from '../model/rules.ts';
import { joinMutation, reloadTournaments } from './mutations.ts';
import { runningTournamentsQuery } from './queries.ts';

/** Carries out what the machine of joining asks for; the dialogs show its model. */
export function useJoin(): {
  model: JoinModel;
  /** What is chosen now is being asked: a press must not switch without a question. */
  isPreparing: boolean;
  press: (facts: Omit<JoinFacts, 'chosen'>) => Promise<void>;
  tell: (event: JoinEvent) => void;
} {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate } = useMutation(joinMutation());
  const [model, setModel] = useState<JoinModel>(initialJoin);
  const [isPreparing, setPreparing] = useState(false);
  // Two presses of one frame see the same render, but not the same model.
  const current = useRef(model);

  const run = (effect: JoinEffect): void => {
    switch (effect.type) {
      case 'register':
        void navigate(`${paths.registration()}?redirect=${encodeURIComponent(effect.backTo)}`);
        return;
      case 'send':
        send(effect.facts);
        return;
      case 'reload':
        void reloadTournaments(client);
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
  const send = ({ call, slug }: JoinFacts): void =>
    mutate(
      { call, slug },
      {
        onSuccess: () => tell({ type: 'succeeded', slug }),
        onError: (error) => tell({ type: 'failed', slug, error }),
      },
    );
  const press = async (facts: Omit<JoinFacts, 'chosen'>): Promise<void> => {
    setPreparing(true);
    const chosen = facts.isGuest ? null : await askChosen(client);
    setPreparing(false);
    tell({ type: 'pressed', facts: { ...facts, chosen } });
  };
  return { model, isPreparing, press, tell };
}

async function askChosen(client: QueryClient): Promise<Chosen | null> {
  try {
    return chosenAmong((await client.fetchQuery(runningTournamentsQuery())).data);
  } catch {
    return null;
  }
}

function messageOf({ call, isActive }: JoinFacts) {
  if (call === 'choose') return 'tournaments.join.chosen';
  return isActive ? 'tournaments.join.joined' : 'tournaments.join.joinedAhead';
}
