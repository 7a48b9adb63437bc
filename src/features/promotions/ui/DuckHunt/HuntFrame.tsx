import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DuckHuntPrize } from '#/api/generated/model/index.ts';
import { SectionView } from '../Layout/SectionView.tsx';
import { HuntPrizes } from './HuntPrizes.tsx';

export interface HuntFrameProps {
  /** Beside the title. */
  aside?: ReactNode;
  prizes?: readonly DuckHuntPrize[];
  children: ReactNode;
}

/** Heading and prizes around whatever the hunt shows. */
export function HuntFrame({ aside, prizes = [], children }: HuntFrameProps) {
  return (
    <SectionView id="duck-hunt" title={<FormattedMessage id="promotions.duckHunt.title" />} aside={aside}>
      {children}
      {prizes.length > 0 && <HuntPrizes prizes={prizes} />}
    </SectionView>
  );
}
