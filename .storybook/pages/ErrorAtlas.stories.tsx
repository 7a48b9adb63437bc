import { expect, waitFor, within } from 'storybook/test';
import preview from '../preview.tsx';
import { ErrorAtlas } from './ErrorAtlas.tsx';

/** All errors as a list: the screen, the four texts and a link that shows each. */
const meta = preview.meta({ title: 'states/Error atlas', component: ErrorAtlas, tags: ['!autodocs'] });

export const Errors = meta.story({ args: { query: '' }, tags: ['!test'] });

/** An error is found by its text in any language. Its link opens the story that causes it. */
export const OneOperation = meta.story({
  args: { query: 'login.' },
  async play({ canvas, userEvent }) {
    const error = await canvas.findByRole('article', { name: 'login.service_unavailable' });
    await expect(within(error).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\.\/\?path=\/story\/errors-auth--login&globals=.*scenario:login-service_unavailable$/,
      ),
    );
    const texts = await waitFor(async () => {
      const said = within(error)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent);
      await expect(said).not.toContain('—');
      return said;
    });
    await expect(new Set(texts).size).toBe(4);
    const field = canvas.getByRole('searchbox');
    await userEvent.clear(field);
    await userEvent.type(field, texts[2] ?? '');
    await expect(canvas.getByRole('article', { name: 'login.service_unavailable' })).toBeVisible();
    await expect(canvas.queryByRole('article', { name: 'login.server_error' })).not.toBeInTheDocument();
  },
});
