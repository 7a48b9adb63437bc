import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { Field, type FieldProps, InputBox } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { INPUT_CAP } from './writeText.ts';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'style'> &
  Omit<FieldProps, 'id' | 'children'> & {
    start?: ReactNode;
    end?: ReactNode;
    /** Labels of the button that shows or hides a password. Without them, there is no button. */
    reveal?: { show: string; hide: string } | undefined;
  };

/** A text field with a label. Accepts the props of react-hook-form's `register`. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  tooltip,
  error,
  hasMessageRow,
  start,
  end,
  reveal,
  type = 'text',
  maxLength = INPUT_CAP,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const [isRevealed, setRevealed] = useState(false);
  return (
    <Field id={id} {...{ label, isLabelHidden, hint, tooltip, error, hasMessageRow }}>
      {(described) => (
        <InputBox hasError={Boolean(error)} isDisabled={input.disabled}>
          {start}
          <input
            {...input}
            {...described}
            type={reveal && isRevealed ? 'text' : type}
            maxLength={maxLength}
          />
          {end}
          {reveal && (
            <IconButton
              icon={isRevealed ? EyeOff : Eye}
              label={isRevealed ? reveal.hide : reveal.show}
              disabled={input.disabled}
              onClick={() => setRevealed(!isRevealed)}
            />
          )}
        </InputBox>
      )}
    </Field>
  );
}
