import { describe, expect, it } from 'vitest';
import { readGridQuery, toggleProducer, writeGridQuery } from './gridQuery.ts';

const read = (text: string) => readGridQuery(new URLSearchParams(text));

describe('sorting and producers in the URL', () => {
  it('are read from known keys', () => {
    expect(read('sort=new&producer=north,polar')).toEqual({ sort: 'new', producers: ['north', 'polar'] });
    expect(read('')).toEqual({ sort: null, producers: [] });
  });
  it('ignore unknown values', () => {
    expect(read('sort=price&producer=,, north ,north')).toEqual({ sort: null, producers: ['north'] });
    expect(read('sort=toString').sort).toBeNull();
    expect(read(`producer=${'x'.repeat(101)}`).producers).toEqual([]);
    expect(
      read(`producer=${Array.from({ length: 30 }, (_, index) => index).join(',')}`).producers,
    ).toHaveLength(20);
  });
  it('are written without changing other keys', () => {
    const next = writeGridQuery(new URLSearchParams('brand=samba&sort=new'), {
      sort: null,
      producers: ['a', 'b'],
    });
    expect(next.toString()).toBe('brand=samba&producer=a%2Cb');
    expect(writeGridQuery(next, { sort: 'name', producers: [] }).toString()).toBe('brand=samba&sort=name');
  });
  it('a second click on a producer removes it', () => {
    const chosen = toggleProducer({ sort: 'new', producers: ['a'] }, 'b');
    expect(chosen).toEqual({ sort: 'new', producers: ['a', 'b'] });
    expect(toggleProducer(chosen, 'a')).toEqual({ sort: 'new', producers: ['b'] });
  });
});
