import { useId, type ComponentProps } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';

export type SearchFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'type' | 'start' | 'end' | 'reveal' | 'isLabelHidden' | 'hasMessageRow' | 'label'
> & {
  /** Accessible name. Visually, only the placeholder is shown. */
  label: string;
  value: string;
  onSearch: (query: string) => void;
  clearLabel: string;
};

/** A search input with a clear button. Escape clears it too. */
export function SearchField({ value, onSearch, clearLabel, onKeyDown, ...rest }: SearchFieldProps) {
  const ownId = useId();
  const { id = ownId } = rest;
  const clear = () => {
    onSearch('');
    // The pressed button disappears with the text, so focus the field.
    document.getElementById(id)?.focus();
  };
  return (
    <TextField
      autoComplete="off"
      {...rest}
      id={id}
      type="search"
      enterKeyHint="search"
      isLabelHidden
      hasMessageRow={false}
      value={value}
      onChange={(event) => onSearch(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') {
          // Escape clears only the text; a surrounding dialog stays open.
          event.preventDefault();
          event.stopPropagation();
          onSearch('');
        }
        onKeyDown?.(event);
      }}
      start={<Icon of={Search} />}
      end={value === '' ? undefined : <IconButton icon={X} label={clearLabel} onClick={clear} />}
    />
  );
}
