// Counts changes of the document, to notice a press without any effect.

let changes = 0;

/**
 * Whether a visitor could notice the change. Ignores code and styles that load in the head, and attributes that
 * got the value they already had: React sets an input's `name` and `type` on each render.
 */
function isNoticeable({ type, target, attributeName, oldValue }: MutationRecord): boolean {
  if (document.head.contains(target)) return false;
  return (
    type !== 'attributes' ||
    !(target instanceof Element) ||
    target.getAttribute(attributeName ?? '') !== oldValue
  );
}

const countNoticeable = (records: readonly MutationRecord[]): number => records.filter(isNoticeable).length;

const observer = new MutationObserver((records) => {
  changes += countNoticeable(records);
});

export function startWatching(): void {
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeOldValue: true,
  });
  for (const name of ['scroll', 'toggle', 'close', 'invalid'])
    document.addEventListener(name, () => (changes += 1), { capture: true, passive: true });
  // Only counts a request for full screen, which would block a headless browser.
  Element.prototype.requestFullscreen = async () => {
    changes += 1;
  };
}

export function resetChanges(): void {
  observer.takeRecords();
  changes = 0;
}

export function changesSince(): number {
  changes += countNoticeable(observer.takeRecords());
  return changes;
}
