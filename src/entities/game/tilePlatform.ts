import type { GamePlatform } from '#/api/generated/model/index.ts';
import { devicePlatform } from '#/lib/platform.ts';

let known: GamePlatform | undefined;

/** The platform is cached: hundreds of tiles would otherwise each run a media query and force a layout. */
export function tilePlatform(): GamePlatform {
  known ??= devicePlatform();
  return known;
}
