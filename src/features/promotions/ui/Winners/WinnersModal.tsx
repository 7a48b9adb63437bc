import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#/entities/player/queries.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { useViewer } from '../../data/useViewer.ts';
import { winnersOf, wonPrizes } from '../../model/prizes.ts';
import { isMember } from '../../model/viewer.ts';
import type { WinnersModalProps } from '../../promotions.modals.ts';
import { WinnersView } from './WinnersView.tsx';

export default function WinnersModal({ promo, prize }: WinnersModalProps & Closable) {
  const shown = prize ? { prizes: [prize] } : promo;
  const { viewer } = useViewer(promo);
  const name = useQuery(profileQuery()).data?.data.nick_name;
  return (
    <WinnersView
      promo={promo}
      winners={winnersOf(shown)}
      own={isMember(promo, viewer) ? { name, won: wonPrizes(shown, 'results', viewer) } : null}
    />
  );
}
