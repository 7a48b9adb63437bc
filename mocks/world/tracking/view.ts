// What was reported, for the panel and for tests.
import type { Context } from '../context.ts';
import { thirdPartiesSlice, type ThirdPartyRecord } from './state.ts';

/** What third parties were told, newest last. */
export function thirdPartyRecords(place: Pick<Context, 'world' | 'state'>): readonly ThirdPartyRecord[] {
  return thirdPartiesSlice.of(place).records;
}
