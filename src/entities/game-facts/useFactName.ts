import { useIntl } from 'react-intl';
import type { GameFeature, GameVolatility } from '#/api/generated/model/index.ts';

/** What a game's sheet and the filters of lists call a feature or a volatility. */
export function useFactName() {
  const { formatMessage } = useIntl();
  return {
    ofFeature: (feature: GameFeature) => formatMessage({ id: `gameFacts.feature.${feature}` }),
    ofVolatility: (volatility: GameVolatility) => formatMessage({ id: `gameFacts.volatility.${volatility}` }),
  };
}
