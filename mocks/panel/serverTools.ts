// The tools of the panel on the mock server, by its control API.
import type { CheckedExchange } from '../handlers/panelCalls.ts';
import type { SeedDifference, WorldView } from '../handlers/worldView.ts';
import type { PanelTools, SocketRecord } from './panelMock.ts';

/** Calls `/__mock__/{path}` and returns the text. Throws if the response is an error. */
type Ask = (method: string, path: string, body?: object) => Promise<string>;

interface SocketsOfSession {
  sockets: number;
  rooms: string[];
  listening: number[];
}

export function serverTools(ask: Ask): PanelTools {
  // Trusted: the control API belongs to the mock.
  const read = async <Value>(path: string): Promise<Value> => JSON.parse(await ask('GET', path)) as Value;
  const problemOf = (asked: Promise<string>): Promise<string | null> =>
    asked.then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  return {
    place: 'server',
    exchanges: async () => (await read<{ data: CheckedExchange[] }>('exchanges')).data,
    exchange: async (id) => (await read<{ data: CheckedExchange[] }>(`exchanges?id=${String(id)}`)).data[0],
    async socket() {
      const { data, disturbance } = await read<{
        data: SocketRecord['frames'];
        disturbance: SocketRecord['disturbance'];
      }>('frames');
      return { frames: data, disturbance };
    },
    async listeners() {
      const { sockets, rooms, listening } = await read<SocketsOfSession>('session');
      return { sockets, rooms, players: listening };
    },
    emit: (message) => problemOf(ask('POST', 'events', message)),
    async disturb(disturbance) {
      await ask('PUT', 'disturbance', disturbance ?? {});
    },
    act: (verbs) => problemOf(ask('POST', 'do', { do: verbs })),
    world: async () => (await read<{ data: WorldView }>('world')).data,
    async compareSeeds(first, second) {
      const query = new URLSearchParams({ first, second });
      return (await read<{ data: SeedDifference[] }>(`seeds?${query.toString()}`)).data;
    },
  };
}
