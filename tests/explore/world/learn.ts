// Collects ids, slugs, tokens and codes from responses, for the paths and bodies of later calls.
import type { Chance } from '../random.ts';
import type { Caller } from './types.ts';

interface Learnt {
  readonly name: string;
  readonly value: string | number;
  /** The path whose response showed the value. */
  readonly source: string;
  readonly who: Caller;
}

const names = /^(id|slug|code|status|type|.*Id|.*_id|.*Token|token)$/;
const mostOfOne = 12;
const deepest = 6;

/** The words in a path, without ids and the prefix `json-api`. */
const wordsOf = (path: string): string[] =>
  path.split(/[/?]/).filter((part) => /^[a-z-]{4,}$/.test(part) && part !== 'json-api');

export class Pool {
  private readonly byName = new Map<string, Learnt[]>();

  add(name: string, value: string | number, source: string, who: Caller): void {
    const known = this.byName.get(name) ?? [];
    this.byName.set(name, known);
    if (known.some((one) => one.value === value && one.source === source)) return;
    const same = known.filter((one) => one.source === source);
    const [first] = same;
    if (same.length >= mostOfOne && first) known.splice(known.indexOf(first), 1);
    known.push({ name, value, source, who });
  }

  /** Collects the values in a response's body. */
  learn(json: unknown, source: string, who: Caller, depth = 0): void {
    if (depth > deepest || typeof json !== 'object' || json === null) return;
    const children = Array.isArray(json) ? json.slice(0, mostOfOne) : json;
    for (const [name, value] of Object.entries(children)) {
      if (typeof value === 'object') this.learn(value, source, who, depth + 1);
      else if (typeof value === 'string' && /[?&]token=/.test(value))
        this.add('token', new URLSearchParams(value.split('?')[1]).get('token') ?? '', source, who);
      else if (names.test(name) && (typeof value === 'string' || typeof value === 'number'))
        this.add(name, value, source, who);
    }
  }

  /**
   * A known value for a parameter or field; undefined if there is none. Prefers values from related paths,
   * then those that the caller has seen.
   */
  pick(name: string, path: string, who: Caller, chance: Chance): string | number | undefined {
    const plain = /id$/i.test(name) ? 'id' : name;
    const all = [...(this.byName.get(name) ?? []), ...(plain === name ? [] : (this.byName.get(plain) ?? []))];
    const words = wordsOf(`${path}/${name.replaceAll('_', '-').replace(/-?id$/i, 's')}`);
    const weighed = all.map((one) => {
      const shared = words.filter((word) => one.source.includes(word.slice(0, 6))).length;
      return [(1 + 8 * shared) * (one.who === who ? 4 : 1), one] as const;
    });
    return chance.weigh(weighed)?.value;
  }

  /** The latest value that the caller has seen under a name. */
  latest(name: string, who: Caller): string | number | undefined {
    return this.byName.get(name)?.findLast((one) => one.who === who)?.value;
  }
}
