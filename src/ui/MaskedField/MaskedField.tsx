import { useState, type ChangeEvent } from 'react';
import { Mask } from 'maska';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { writeText } from '../TextField/writeText.ts';

export type MaskedFieldProps = TextFieldProps & {
  /**
   * `#` is a digit, `@` a Latin letter, `*` either; the rest is drawn. Several masks: the first that is long
   * enough.
   */
  mask: string | readonly string[];
};

const isContent = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/**
 * A text field that always keeps to its mask: typing beyond it does nothing, what is pasted is cut to it
 * (specification S5.24). Works with and without a `value` of the form; the event carries the masked
 * text.
 * @public for contacts and cashbox
 */
export function MaskedField({ mask, onChange, ...field }: MaskedFieldProps) {
  const [masks, setMasks] = useState(() => ({ of: mask, mask: makeMask(mask) }));
  if (masks.of !== mask) setMasks({ of: mask, mask: makeMask(mask) });
  const keepToMask = (event: ChangeEvent<HTMLInputElement>) => {
    writeText(event.target, masks.mask.masked(event.target.value), isContent);
    onChange?.(event);
  };
  return <TextField {...field} onChange={keepToMask} />;
}

function makeMask(mask: string | readonly string[]): Mask {
  return new Mask({ mask: typeof mask === 'string' ? mask : [...mask] });
}
