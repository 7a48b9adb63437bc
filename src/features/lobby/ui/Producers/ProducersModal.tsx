import { useQuery } from '@tanstack/react-query';
import { loadable } from '#/api/loadable.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { producersQuery } from '../../data/queries.ts';
import type { ProducersModalProps } from '../../lobby.modals.ts';
import { producersOf } from '../../model/rules.ts';
import { ProducersPicker } from './ProducersPicker.tsx';

export default function ProducersModal({ onPick, close }: ProducersModalProps & Closable) {
  const query = useQuery(producersQuery());
  const pick = (slug: string) => {
    close();
    onPick(slug);
  };
  return <ProducersPicker producers={loadable(query, ({ data }) => producersOf(data))} onPick={pick} />;
}
