// Leaves the last page of a sequence open while the casino's clock moves, and compares it with a fresh one.
import type { Landmark } from './inPage/view.ts';
import { visitorPath } from './paths.ts';
import type { Seen, Violation } from './seen.ts';
import type { Session } from './session.ts';
import type { View } from './types.ts';

export const leftOpenProperty = 'a page that was left open shows what a fresh one shows';

const HOUR_MS = 3_600_000;
const jumps = [HOUR_MS / 3, 3 * HOUR_MS, 26 * HOUR_MS] as const;

const landmarksOf = (session: Session): Promise<Landmark[]> =>
  session.page.evaluate(() => window.__explorer?.landmarks() ?? []).catch(() => []);

/** Names of those `landmarks` in view that `others` doesn't contain. */
function missingIn(others: readonly Landmark[], landmarks: readonly Landmark[]): string[] {
  const missing = landmarks.filter(
    ({ name, isInView }) => isInView && others.every((other) => other.name !== name),
  );
  return [...new Set(missing.map(({ name }) => name))];
}

/**
 * Opens the page again, moves the clocks of the device and the casino, and reloads the page. The headings and
 * buttons in view must be the same before and after the reload. Each page is checked once per visitor.
 */
export async function findOutdated(
  session: Session,
  view: View,
  ignored: ReadonlySet<string>,
  seen: Seen,
): Promise<Violation | null> {
  const [path = '/'] = visitorPath(view.url).split('#');
  const key = `${view.visitor} ${path}`;
  if (ignored.has(leftOpenProperty) || seen.leftOpen.has(key) || !session.isOnline) return null;
  seen.leftOpen.add(key);
  const ms = jumps[Number(session.scene.worldSeed) % jumps.length] ?? HOUR_MS;
  await session.take({ do: 'open', path });
  // Skips pages with a form. A form may be outdated, because the server checks the values that the player
  // sends.
  if ((await session.controls()).some(({ isSubmit }) => isSubmit)) return null;
  // Moves the device's clock, which the casino's clock follows. If only the casino's clock jumped, a page without
  // requests couldn't know.
  await session.page.clock.fastForward(ms);
  await session.calm();
  await session.calm();
  const old = await session.view();
  const before = await landmarksOf(session);
  await session.take({ do: 'reload' });
  await session.calm();
  const fresh = await session.view();
  const after = await landmarksOf(session);
  // Can't compare if a dialog is open, which makes the page below inert, or if the URL has changed.
  if (!old || !fresh || old.url !== fresh.url || old.dialogs.length + fresh.dialogs.length > 0) return null;
  const gone = missingIn(after, before);
  const added = missingIn(before, after);
  if (gone.length + added.length === 0 || after.length === 0) return null;
  return {
    property: leftOpenProperty,
    detail: `${fresh.url} after ${ms / HOUR_MS} h as ${fresh.visitor}: only before the reload: ${gone.join(' | ')}; only after it: ${added.join(' | ')}`,
  };
}
