import { useProducers } from '../../data/useProducers.ts';
import type { ProducersModalProps } from '../../lobby.modals.ts';
import { ProducersPicker, type ProducersPickerProps } from './ProducersPicker.tsx';

/** The producers picker with the producers of the server. */
export default function ProducersModal({ onPick }: ProducersModalProps) {
  return <ProducersPicker state={stateOf(useProducers())} onPick={onPick} />;
}

function stateOf({ producers, isFailed, retry, isRetrying }: ReturnType<typeof useProducers>): ProducersPickerProps['state'] {
  if (producers) return { kind: 'producers', producers };
  return isFailed ? { kind: 'error', retry, isRetrying } : { kind: 'loading' };
}
