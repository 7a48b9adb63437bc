import { useId, useRef, useState, type ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { Icon } from '../Icon/Icon.tsx';
import { useDomEvents } from '../useDomEvents.ts';
import styles from './OptionList.module.css';

export interface Option {
  value: string;
  label: string;
  hint?: ReactNode;
  image?: ReactNode;
  disabled?: boolean;
}

export interface OptionListProps {
  label: string;
  options: readonly Option[];
  value: string | null;
  /** Called on a press, Enter or Space. Moving the focus doesn't choose an option. */
  onChoose: (value: string) => void;
}

/** A list to choose one option from. Arrows, Home, End and first letters move the focus. */
export function OptionList({ label, options, value, onChoose }: OptionListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(
    () => value ?? options.find(({ disabled }) => !disabled)?.value ?? null,
  );
  const choose = (wanted: string | null | undefined) => {
    const option = options.find((other) => other.value === wanted);
    if (!option || option.disabled) return;
    setActive(option.value);
    onChoose(option.value);
  };
  useDomEvents(list, {
    click: ({ target }) =>
      choose(
        target instanceof Element ? target.closest<HTMLElement>('[data-value]')?.dataset['value'] : null,
      ),
    keydown: (event) => {
      const isChoice = event.key === 'Enter' || event.key === ' ';
      const next = moveOption(options, active, event);
      if (!isChoice && next === null) return;
      event.preventDefault();
      if (isChoice) choose(active);
      if (next === null) return;
      setActive(next);
      list.current?.querySelector(`[data-value="${CSS.escape(next)}"]`)?.scrollIntoView({ block: 'nearest' });
    },
  });
  const activeIndex = options.findIndex((option) => option.value === active);
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={activeIndex >= 0 ? `${id}-${activeIndex}` : undefined}
      className={styles.list}
      data-autofocus
    >
      {options.map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === value}
          aria-disabled={option.disabled || undefined}
          className={styles.option}
          data-value={option.value}
          data-active={option.value === active || undefined}
        >
          {option.image && <span className={styles.image}>{option.image}</span>}
          <span className={styles.texts}>
            <span>{option.label}</span>
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
          {option.value === value && <Icon of={Check} />}
        </div>
      ))}
    </div>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}
interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * The option to focus after a key press, or null if the key doesn't move the focus. Skips disabled options.
 */
export function moveOption(
  options: readonly Choice[],
  active: string | null,
  { key, ctrlKey, metaKey, altKey }: Key,
): string | null {
  const usable = options.filter(({ disabled }) => !disabled);
  const at = usable.findIndex(({ value }) => value === active);
  if (usable.length === 0 || ctrlKey || metaKey || altKey) return null;
  const stop = (index: number) => usable[Math.max(0, Math.min(usable.length - 1, index))]?.value ?? null;
  switch (key) {
    case 'ArrowDown':
      return stop(at + 1);
    case 'ArrowUp':
      return stop(at - 1);
    case 'PageDown':
      return stop(at + 10);
    case 'PageUp':
      return stop(at - 10);
    case 'Home':
      return stop(0);
    case 'End':
      return stop(usable.length - 1);
    default:
      return byLetter(usable, at, key);
  }
}

/** The next option that starts with the letter, wrapping around. */
function byLetter(usable: readonly Choice[], at: number, key: string): string | null {
  // Ignores named keys such as `Enter` and `Tab`: only a typed character has a `key` of length one.
  if (Array.from(key).length !== 1 || key === ' ') return null;
  const letter = key.toLocaleLowerCase();
  const inTurn = [...usable.slice(at + 1), ...usable.slice(0, at + 1)];
  return inTurn.find(({ label }) => label.toLocaleLowerCase().startsWith(letter))?.value ?? null;
}
