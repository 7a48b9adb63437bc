import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsPlugin } from './texts.ts';

const root = join(import.meta.dirname, '../..');

test("editing a text doesn't reload a story, even if another plugin has changed the code of the story", () => {
  const { transform, hotUpdate } = textsPlugin(root);
  if (typeof transform !== 'function' || typeof hotUpdate !== 'function') throw new Error('no hooks');
  const story = join(root, 'src/features/cashbox/ui/Deposit/ChargeViews.stories.tsx');
  // `added` stands for code that Storybook adds to stories before this plugin runs.
  const code = "const meta = preview.meta({ title: 'cashbox/ChargeViews' });\nexport const added = 1;\n";
  const sent: unknown[] = [];
  const environment = {
    name: 'client',
    hot: { send: (message: unknown) => sent.push(message) },
    moduleGraph: { getModuleById: () => undefined },
  };
  // The hooks use no other part of their contexts, so these partial contexts are enough.
  const result = Reflect.apply(transform, {}, [code, story]) as { code: string };
  expect(result.code).toContain('texts: [');
  const file = join(root, 'src/features/cashbox/messages/ru.json');
  Reflect.apply(hotUpdate, { environment }, [{ file }]);
  expect(sent).toEqual([]);
});
