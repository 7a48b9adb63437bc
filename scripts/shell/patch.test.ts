import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { applyPatches } from '#/app/shell/shellStore.ts';
import { patchOf } from './patch.ts';

describe('a shell that differs by its texts', () => {
  const base = '<a aria-label="Главная" href="/"><b>Игры</b></a>';
  it('is made of the other one', () => {
    const markup = '<a aria-label="Home" href="/"><b>All games</b></a>';
    const patches = patchOf(base, markup);
    expect(patches).toHaveLength(2);
    expect(applyPatches(base, patches ?? [])).toBe(markup);
  });
  it('needs nothing when it is the same', () => expect(patchOf(base, base)).toEqual([]));
  it('stands for itself when it has other elements', () => expect(patchOf(base, '<a>Home</a>')).toBeNull());

  const text = fc.string().map((value) => value.replaceAll(/["<>]/g, ''));
  it('comes back whatever its texts are', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 12 }), (pairs) => {
        const draw = (side: 0 | 1) => pairs.map((pair) => `<p title="${pair[side]}">${pair[side]}</p>`).join('');
        expect(applyPatches(draw(0), patchOf(draw(0), draw(1)) ?? [])).toBe(draw(1));
      }),
    );
  });
});
