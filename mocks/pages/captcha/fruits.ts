import { svgUrl } from '#mocks/pages/shared/dom.ts';
import { cherries, grapes, lemon, orange, strawberry, watermelon } from '#mocks/art/motifs/fruits.ts';
import type { Motif } from '#mocks/art/motifs/motif.ts';
import { paintOf } from '#mocks/art/palette.ts';
import { picture } from '#mocks/art/svg.ts';

const motifs = { cherries, grapes, lemon, orange, strawberry, watermelon } satisfies Record<string, Motif>;

export type Fruit = keyof typeof motifs;
export const fruits: readonly Fruit[] = ['cherries', 'grapes', 'lemon', 'orange', 'strawberry', 'watermelon'];

const paint = paintOf([222, 200, 44, 190]);

export function drawFruit(fruit: Fruit): string {
  return svgUrl(picture(220, 220, motifs[fruit](paint), '', '-110 -110 220 220'));
}
