import type { ComponentProps } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';

export type SearchFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'type' | 'start' | 'end' | 'reveal' | 'isLabelHidden' | 'hasMessageRow' | 'label'
> & {
  /** Name of the field for assistive technology; what is seen is the placeholder. */
  label: string;
  value: string;
  onSearch: (query: string) => void;
  clearLabel: string;
};

/** A search box with its glass and, once there is text, a button that empties it (as Escape does). */
export function SearchField({ value, onSearch, clearLabel, onKeyDown, ...rest }: SearchFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      type="search"
      enterKeyHint="search"
      isLabelHidden
      hasMessageRow={false}
      value={value}
      onChange={(event) => onSearch(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') {
          // Only the text goes: a dialog around the field stays open.
          event.preventDefault();
          event.stopPropagation();
          onSearch('');
        }
        onKeyDown?.(event);
      }}
      start={<Icon of={Search} />}
      end={value === '' ? undefined : <IconButton icon={X} label={clearLabel} onClick={() => onSearch('')} />}
    />
  );
}
