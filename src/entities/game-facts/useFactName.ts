import { useIntl } from 'react-intl';
import type { GameFeature, GameVolatility } from '#/api/generated/model/index.ts';

/** Names of game features and volatilities, for a game's info sheet and the filters of lists. */
export function useFactName() {
  const { formatMessage } = useIntl();
  return {
    ofFeature: (feature: GameFeature) => formatMessage({ id: `gameFacts.feature.${feature}` }),
    ofVolatility: (volatility: GameVolatility) => formatMessage({ id: `gameFacts.volatility.${volatility}` }),
  };
}
