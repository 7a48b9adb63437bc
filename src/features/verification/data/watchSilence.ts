/** Milliseconds of silence, not of the whole call (specification S9.13): a large file takes minutes. */
const LONGEST_SILENCE_MS = 30_000;

/** Aborts when nothing has been heard for too long, or when the player gives up. */
export function watchSilence(given: AbortSignal) {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort(given.reason);
  given.addEventListener('abort', giveUp);
  let isSilent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isSilent = true;
      controller.abort();
    }, LONGEST_SILENCE_MS);
  };
  return {
    signal: controller.signal,
    hear,
    wasSilent: () => isSilent,
    stop: () => {
      clearTimeout(timer);
      given.removeEventListener('abort', giveUp);
    },
  };
}
