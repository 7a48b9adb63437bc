import { svgUrl } from '#mocks/pages/shared/dom.ts';
import { motifs } from '#mocks/art/motifs/catalogue.ts';
import type { MotifName } from '#mocks/art/motifs/catalogue.ts';
import { paintOf } from '#mocks/art/palette.ts';
import { picture } from '#mocks/art/svg.ts';
import { drawGameSymbol } from '#mocks/art/tile.ts';
import { slotSymbols } from '#mocks/world/game-frame/slot.rules.ts';
import type { SlotSymbol } from '#mocks/world/game-frame/slot.rules.ts';

const gold = paintOf([222, 200, 44, 190]);
const ruby = paintOf([222, 200, 352, 44]);

const drawn: Readonly<Record<Exclude<SlotSymbol, 'wild'>, MotifName>> = {
  cherry: 'cherries',
  lemon: 'lemon',
  grapes: 'grapes',
  clover: 'clover',
  bell: 'bell',
  gem: 'gem',
  seven: 'seven',
};

/** Data URLs of the symbols. The wild symbol is the game's motif. */
export function symbolImages(slug: string): ReadonlyMap<string, string> {
  const draw = (symbol: SlotSymbol): string => {
    if (symbol === 'wild') return drawGameSymbol(slug);
    return picture(
      220,
      220,
      motifs[drawn[symbol]](symbol === 'seven' ? ruby : gold),
      '',
      '-110 -110 220 220',
    );
  };
  return new Map(slotSymbols.map((symbol) => [symbol, svgUrl(draw(symbol))]));
}
