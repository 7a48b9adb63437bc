import { useRef, type ChangeEvent } from 'react';
import { Button, type ButtonProps } from '#/ui/Button/Button.tsx';

export type ChooseFileProps = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'isWaiting' | 'children'> & {
  /** The whole name of the button: what is chosen, and for what. */
  label: string;
  onFile: (file: File) => void;
};

/** Formats of the picker; what a file really is, is read from it afterwards. */
const FORMATS = 'image/jpeg,image/png,.jpg,.jpeg,.png';

/** A button that opens the device's picker of files. */
export function ChooseFile({ label, onFile, ...rest }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again, once it has been mended.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input ref={input} type="file" accept={FORMATS} hidden aria-label={label} onChange={take} />
      <Button {...rest} aria-label={label} onClick={() => input.current?.click()} />
    </>
  );
}
