import { createContext, use } from 'react';
import type { Promo } from '#/api/generated/model/index.ts';
import type { PromoPhase, Viewer } from './rules.ts';

export interface PromoState {
  readonly promo: Promo;
  readonly phase: PromoPhase;
  readonly viewer: Viewer;
}

export const PromoContext = createContext<PromoState | null>(null);

export function usePromo(): PromoState {
  const state = use(PromoContext);
  if (!state) throw new Error('usePromo needs a PromoContext');
  return state;
}
