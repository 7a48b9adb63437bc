import { expect, fn } from 'storybook/test';
import type { StaticPage } from '#/api/generated/model/index.ts';
import { storyText } from '../../../.storybook/storyText.ts';
import preview from '../../../.storybook/preview.tsx';
import { ArticleSkeleton, ArticleView } from './StaticArticle.tsx';

const page: StaticPage = {
  slug: 'rules',
  url: '/rules',
  pageType: 'static',
  title: 'Правила клуба',
  body: '<p>Играй в удовольствие и знай меру.</p><h2>Ставки</h2><ul><li>Ставка принята — её не отменить.</li><li>Подробности — на <a href="/help">странице помощи</a>.</li></ul><table><tr><th>Валюта</th><th>Минимум</th></tr><tr><td>RUB</td><td>10</td></tr></table>',
};

const meta = preview.meta({
  title: 'static-content/ArticleView',
  component: ArticleView,
  args: { page, onNavigate: fn() },
});

/** Links to pages of this site use the router. */
export const Article = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link'));
    await expect(args.onNavigate).toHaveBeenCalledWith('/help');
  },
});
const part = (title: string): string =>
  `<h2 id="root">${title}</h2><p>${'Ставка принята — её не отменить. '.repeat(12)}</p><ol><li>Раз</li><li>Два</li></ol>`;

/**
 * A link in the table of contents also moves the focus to its section, for keyboard users. The heading ids
 * from the server are removed.
 */
export const Long = meta.story({
  args: {
    page: {
      ...page,
      updatedAt: '2026-10-01T08:00:00Z',
      body: ['Общее', 'Аккаунт', 'Депозиты и выплаты', 'Споры'].map(part).join(''),
    },
  },
  async play({ canvas, canvasElement, userEvent }) {
    const contents = await canvas.findByRole('navigation');
    const fold = contents.querySelector('details');
    if (fold && !fold.open) await userEvent.click(canvas.getByText(storyText('staticContent.contents')));
    await userEvent.click(canvas.getByRole('link', { name: 'Депозиты и выплаты' }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Депозиты и выплаты' })).toHaveFocus();
    await expect(canvasElement.querySelector('#root')).toBeNull();
    await expect(canvas.getByText(/2026/)).toBeVisible();
  },
});
export const LongOnPhone = meta.story({ args: Long.input.args, globals: { viewport: { value: 'phone' } } });
export const LongestTitle = meta.story({
  args: { page: { ...page, title: 'Достопримечательностиисвершения '.repeat(4) } },
});
export const Loading = meta.story({ render: () => <ArticleSkeleton /> });
