import { OptionList, type Option } from '#/ui/OptionList/OptionList.tsx';
import type { Closable } from '../modals.store.ts';

export interface SelectModalProps {
  /** Label of the options, such as "The game for your spins". */
  label: string;
  options: readonly Option[];
  value?: string | null;
  onChoose: (value: string) => void;
}

export default function SelectModal({
  label,
  options,
  value = null,
  onChoose,
  close,
}: SelectModalProps & Closable) {
  const choose = (chosen: string) => {
    onChoose(chosen);
    close();
  };
  return (
    <>
      <p aria-hidden>{label}</p>
      <OptionList label={label} options={options} value={value} onChoose={choose} />
    </>
  );
}
