import { FormattedMessage } from 'react-intl';
import type { Promo, PromoPrize } from '#/api/generated/model/index.ts';
import type { PromoPhase } from '../../model/phase.ts';
import { mainPrizeOf } from '../../model/prizes.ts';
import type { PrizesLook } from '../../model/sections.ts';
import type { Viewer } from '../../model/viewer.ts';
import { SectionView } from '../Layout/SectionView.tsx';
import { PRIZES_ID } from '../Poster/StepButton.tsx';
import { PrizeItem } from './PrizeItem.tsx';
import styles from './PrizesView.module.css';

export interface PrizesViewProps {
  promo: Promo;
  phase: PromoPhase;
  viewer: Viewer;
  look: PrizesLook;
  onExchange: (prize: PromoPrize) => void;
  onWinners: (prize: PromoPrize) => void;
}

/** What a promotion gives, drawn as its template does; the last prize is the main one. */
export function PrizesView({ promo, phase, viewer, look, onExchange, onWinners }: PrizesViewProps) {
  const main = mainPrizeOf(promo);
  return (
    <SectionView
      id={PRIZES_ID}
      isBare
      title={
        <FormattedMessage
          id={promo.pageType === 'exchange' ? 'promotions.prizes.shop' : 'promotions.prizes.title'}
        />
      }
    >
      <ul className={styles.prizes} data-look={look}>
        {promo.prizes?.map((prize) => (
          <PrizeItem
            key={prize.id}
            promo={promo}
            phase={phase}
            viewer={viewer}
            prize={prize}
            isMain={prize.id === main?.id}
            onExchange={onExchange}
            onWinners={onWinners}
          />
        ))}
      </ul>
    </SectionView>
  );
}
