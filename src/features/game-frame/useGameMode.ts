import { useLocation } from 'react-router';
import type { GameRunType } from '#/api/generated/model/index.ts';
import { modeOfSearch } from './model/routeOfPath.ts';

/** The mode that the address asks for: `?mode=demo`, or else real. */
export function useGameMode(): GameRunType {
  return modeOfSearch(useLocation().search);
}
