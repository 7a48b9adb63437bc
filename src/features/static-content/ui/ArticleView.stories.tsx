import { expect, fn } from 'storybook/test';
import type { StaticPage } from '#/api/generated/model/index.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ArticleSkeleton, ArticleView } from './ArticleView.tsx';

const page: StaticPage = {
  slug: 'rules',
  url: '/rules',
  pageType: 'static',
  title: 'Правила клуба',
  body: '<p>Играй в удовольствие и знай меру.</p><h2>Ставки</h2><ul><li>Ставка принята — её не отменить.</li><li>Подробности — на <a href="/help">странице помощи</a>.</li></ul><table><tr><th>Валюта</th><th>Минимум</th></tr><tr><td>RUB</td><td>10</td></tr></table>',
};

/** A page of the site's own content. */
const meta = preview.meta({
  title: 'static-content/ArticleView',
  component: ArticleView,
  args: { page, onNavigate: fn() },
});

/** Links within the site go by the router. */
export const Article = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link'));
    await expect(args.onNavigate).toHaveBeenCalledWith('/help');
  },
});
export const LongestTitle = meta.story({
  args: { page: { ...page, title: 'Достопримечательностиисвершения '.repeat(4) } },
});
export const Loading = meta.story({ render: () => <ArticleSkeleton /> });
