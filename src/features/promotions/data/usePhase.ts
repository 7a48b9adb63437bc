import type { Promo } from '#/api/generated/model/index.ts';
import { readEvent } from '#/entities/event/rules.ts';
import { useEventStatus } from '#/entities/event/useEventStatus.ts';
import { phaseOf, type PromoPhase } from '../model/phase.ts';

export function usePhase(promo: Promo): PromoPhase {
  return phaseOf(promo, useEventStatus(readEvent(promo)));
}
