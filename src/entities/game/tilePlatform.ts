import type { GamePlatform } from '#/api/generated/model/index.ts';
import { devicePlatform } from '#/lib/platform.ts';

let known: GamePlatform | undefined;

/** Asked once: hundreds of tiles must not each question the browser, which costs a layout. */
export function tilePlatform(): GamePlatform {
  known ??= devicePlatform();
  return known;
}
