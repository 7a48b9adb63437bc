import { useState, type ChangeEvent } from 'react';
import { Mask } from 'maska';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { writeText } from '../TextField/writeText.ts';

export type MaskedFieldProps = TextFieldProps & {
  /**
   * `#` stands for a digit, `@` for a Latin letter, `*` for either. Of several masks, the first one that is
   * long enough for the text applies.
   */
  mask: string | readonly string[];
};

const isContent = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/**
 * A text field with a mask. Ignores typing beyond the mask and cuts pasted text to it (specification S5.24).
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
