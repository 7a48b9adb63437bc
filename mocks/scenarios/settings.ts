import type { SessionSettings } from '../generated/control/client.ts';
import { writeDuration } from '../world/duration.ts';
import { readMockParameters, unknownParameters } from './links.ts';

/** A link's parameters as settings of the control API, and what can't be one. */
export function settingsOf(query: URLSearchParams): { settings: SessionSettings; unknown: string[] } {
  const { journal, advance, ...settings } = readMockParameters(query);
  return {
    settings: { ...settings, ...(advance === undefined ? {} : { advance: writeDuration(advance) }) },
    unknown: [
      ...unknownParameters(query),
      ...(journal === undefined ? [] : ['mock.journal (replay it by PUT /__mock__/journal)']),
    ],
  };
}
