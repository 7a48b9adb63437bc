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

/** The option to focus, or null if the key does not move. Skips disabled options. */
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
  // Named keys (`Enter`, `Tab`) are longer than one character.
  if (Array.from(key).length !== 1 || key === ' ') return null;
  const letter = key.toLocaleLowerCase();
  const inTurn = [...usable.slice(at + 1), ...usable.slice(0, at + 1)];
  return inTurn.find(({ label }) => label.toLocaleLowerCase().startsWith(letter))?.value ?? null;
}
