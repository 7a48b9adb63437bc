// Reduces a sequence to the fewest steps that still break a property.

export interface Shrunk<Step, Result> {
  readonly steps: readonly Step[];
  readonly result: Result;
  readonly replays: number;
}

/**
 * Drops halves, then quarters, then single steps, as long as the rest still breaks the property.
 * @param breaks replays the steps; null if the property holds
 * @param shortcuts shorter sequences to try first
 * @param simpler returns copies of a step with simpler arguments
 */
export async function shrink<Step, Result>(
  steps: readonly Step[],
  breaks: (steps: readonly Step[]) => Promise<Result | null>,
  {
    shortcuts = [],
    most = 60,
    simpler = () => [],
  }: {
    shortcuts?: readonly (readonly Step[])[];
    most?: number;
    simpler?: (step: Step) => readonly Step[];
  } = {},
): Promise<Shrunk<Step, Result> | null> {
  let replays = 0;
  const attempt = async (tried: readonly Step[]): Promise<Result | null> => {
    replays += 1;
    return breaks(tried);
  };
  let kept = steps;
  let result: Result | null = null;
  for (const shortcut of shortcuts) {
    result = await attempt(shortcut);
    if (!result) continue;
    kept = shortcut;
    break;
  }
  result ??= await attempt(steps);
  if (!result) return null;
  const mayReplay = (): boolean => replays < most;
  for (let size = Math.ceil(kept.length / 2); size >= 1 && mayReplay(); size = Math.floor(size / 2))
    for (let at = 0; at < kept.length && mayReplay();) {
      // The last step shows the fault, so it is never dropped.
      const tried = [...kept.slice(0, at), ...kept.slice(Math.min(at + size, kept.length - 1))];
      const found = tried.length < kept.length ? await attempt(tried) : null;
      if (found) [kept, result] = [tried, found];
      else at += size;
    }
  for (let at = 0; at < kept.length; at += 1)
    for (const step of kept.slice(at, at + 1).flatMap(simpler)) {
      if (!mayReplay()) break;
      const tried = kept.with(at, step);
      const found = await attempt(tried);
      if (found) [kept, result] = [tried, found];
    }
  return { steps: kept, result, replays };
}
