// Implements the panel's tools through the mock server's control API.
import {
  compareSeeds,
  disturbSocket,
  endDisturbance,
  getWorld,
  listExchanges,
  performVerbs,
  sendMessage,
} from '../generated/control/client.ts';
import type { PanelTools } from './panelMock.ts';

const problemOf = (asked: Promise<unknown>): Promise<string | null> =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

export const serverTools: Omit<PanelTools, 'listeners'> = {
  place: 'server',
  exchanges: async () => (await listExchanges()).data,
  exchange: async (id) => (await listExchanges({ id })).data[0],
  // The cast is safe: the server validates the message.
  emit: (message) => problemOf(sendMessage(message)),
  async disturb(disturbance) {
    await (disturbance ? disturbSocket(disturbance) : endDisturbance());
  },
  act: (verbs) => problemOf(performVerbs({ do: verbs })),
  world: async () => (await getWorld()).data,
  compareSeeds: async (first, second) => (await compareSeeds({ first, second })).data,
};
