// Tests the lint rule that keeps features, pages and packages out of the first load.
import { expect, test } from 'vitest';
import { firstLoadViolations } from '../../scripts/lint/firstLoad.ts';

const entry = (code: string) => ({ path: 'src/app/boot.ts', code });

test.each([
  ['a feature', "import { openGift } from '#/features/gifts/openGift.ts';", 'src/features/gifts/openGift.ts'],
  ['a page', "import '#/pages/cashbox/CashboxPage.tsx';", 'src/pages/cashbox/CashboxPage.tsx'],
  ['a package', "import DOMPurify from 'dompurify';", 'dompurify'],
  ['a re-export', "export { chat } from '#/features/chat/chat.ts';", 'src/features/chat/chat.ts'],
])('the lint rule reports %s that the first load imports, with the importing file', (_, code, found) => {
  expect(firstLoadViolations([entry(code)])).toEqual([
    expect.stringContaining(`src/app/boot.ts imports ${found}, which is in the first load`),
  ]);
});

test('the lint rule reports an indirect import with the importing file', () => {
  const bar = { path: 'src/app/layout/Bar.tsx', code: "import '#/features/gifts/Gift.tsx';" };
  expect(firstLoadViolations([entry("import './layout/Bar.tsx';"), bar])).toEqual([
    expect.stringContaining('src/app/layout/Bar.tsx imports src/features/gifts/Gift.tsx'),
  ]);
});

test.each([
  "const load = () => import('#/features/gifts/openGift.ts');",
  "import type { Gift } from '#/features/gifts/openGift.ts';",
  "import { GameTile } from '#/entities/game/GameTile.tsx';",
  "import { useQuery } from '@tanstack/react-query';",
])('the lint rule allows %s', (code) => {
  expect(firstLoadViolations([entry(code)])).toEqual([]);
});
