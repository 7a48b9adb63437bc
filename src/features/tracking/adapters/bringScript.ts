import { readScriptAddress, runExternalScript } from '#/lib/externalScript.ts';

const brought = new Set<string>();

/** Runs a script of analytics once a visit; `before` leaves what it looks for. One that fails stays away. */
export function bringScript(setting: string, before: () => void): void {
  if (brought.has(setting)) return;
  const address = readScriptAddress(setting, location.origin, '');
  if (!address) return;
  brought.add(setting);
  before();
  runExternalScript('analytics', address.url).catch(() => undefined);
}
