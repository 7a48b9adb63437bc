// Counts changes of the document, to notice a press without any effect.

let changes = 0;
const observer = new MutationObserver((records) => {
  changes += records.length;
});

export function startWatching(): void {
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
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
  changes += observer.takeRecords().length;
  return changes;
}
