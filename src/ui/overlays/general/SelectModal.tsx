import { OptionList, type Option } from '../../OptionList/OptionList.tsx';
import { selectModal } from '../general.modals.ts';
import { closeModal } from '../modals.store.ts';

export interface SelectModalProps {
  /** What is chosen, such as 'The game for your spins'. */
  label: string;
  options: readonly Option[];
  value?: string | null;
  onChoose: (value: string) => void;
}

export default function SelectModal({ label, options, value = null, onChoose }: SelectModalProps) {
  const choose = (chosen: string) => {
    onChoose(chosen);
    closeModal(selectModal);
  };
  return <OptionList label={label} options={options} value={value} onChoose={choose} />;
}
