import { describe, expect, test } from 'vitest';
import { chanceOf } from './random.ts';
import { printTest } from './report.ts';
import { shrink } from './shrink.ts';

describe('a failure', () => {
  test('is shrunk to the steps that it needs, in their order', async () => {
    const steps = Array.from({ length: 40 }, (_, place) => place);
    const breaks = async (tried: readonly number[]): Promise<true | null> =>
      tried.includes(7) && tried.indexOf(7) < tried.indexOf(39) ? true : null;
    expect((await shrink(steps, breaks))?.steps).toEqual([7, 39]);
  });

  test('is shrunk to its last steps, opened at a later URL, if they reproduce it', async () => {
    const result = await shrink([1, 2, 3], async (tried) => (tried.at(-1) === 3 ? true : null), {
      shortcuts: [[0, 3]],
    });
    expect(result?.steps).toEqual([3]);
  });

  test("that can't be reproduced is not shrunk", async () => {
    expect(await shrink([1, 2], async () => null)).toBeNull();
  });

  test('is printed as a test with its steps by role and name', () => {
    const text = printTest({
      seed: 1,
      property: 'focus is never lost',
      detail: '',
      scene: {
        brand: 'samba',
        locale: 'en',
        user: 'vip',
        balance: null,
        hasServiceWorker: false,
        isJumbled: false,
        worldSeed: '40',
        width: 320,
        height: 640,
        path: '/promo',
      },
      steps: [
        { do: 'press', how: 'click', role: 'button', name: "Don't", nth: 1 },
        { do: 'fault', kind: 'lost', of: 'writes' },
      ],
      link: '',
      hits: ['openDeposit: lost'],
      repeats: 10,
    });
    expect(text).toContain(
      String.raw`await page.getByRole('button', { name: 'Don\'t', exact: true }).nth(1).click();`,
    );
    expect(text).toContain("setScenario('openDeposit.fault_lost_answer:once')");
  });
});

describe('a random choice', () => {
  test('depends only on the seed', () => {
    const take = (seed: number): number[] => {
      const chance = chanceOf(seed);
      return Array.from({ length: 20 }, () => chance.upTo(9));
    };
    expect(take(7)).toEqual(take(7));
    expect(take(7)).not.toEqual(take(8));
  });

  test('never picks an item with weight 0', () => {
    const chance = chanceOf(3);
    const picked = Array.from({ length: 200 }, () =>
      chance.weigh([
        [0, 'never'],
        [1, 'often'],
      ] as const),
    );
    expect(new Set(picked)).toEqual(new Set(['often']));
  });
});
