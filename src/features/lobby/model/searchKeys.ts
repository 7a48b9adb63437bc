/** What is read of a key press; `target` is where the focus was. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>;

/** `/` outside of fields, Ctrl+K and Cmd+K anywhere, on any keyboard layout. */
export function opensSearch(press: KeyPress): boolean {
  if (press.defaultPrevented || press.altKey) return false;
  // By its place on the keyboard: on a Russian layout the key gives another letter.
  if (press.ctrlKey || press.metaKey) return press.code === 'KeyK' && !press.shiftKey;
  return press.key === '/' && !isField(press.target);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
