import { expect, waitFor, within } from 'storybook/test';
import preview from '../preview.tsx';
import { ErrorAtlas } from './ErrorAtlas.tsx';

/**
 * A list of all errors: the screen, the text in four languages, and a link to a story that shows the error.
 */
const meta = preview.meta({ title: 'states/Error atlas', component: ErrorAtlas, tags: ['!autodocs'] });

/** Only the first errors render, so that typing stays fast. The count and the search cover all errors. */
export const Errors = meta.story({
  args: { query: '' },
  async play({ canvas, userEvent }) {
    const [count = 0] = (canvas.getByRole('status').textContent.match(/\d+/g) ?? []).map(Number);
    await expect(count).toBeGreaterThan(500);
    const first = canvas.getAllByRole('article').length;
    await expect(first).toBeLessThan(100);
    await userEvent.click(canvas.getByRole('button', { name: `Show more (${count - first} left)` }));
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(first);
  },
});

/** Searching for a text in any language finds its error. The link opens the story that causes the error. */
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
    await waitFor(() =>
      expect(canvas.queryByRole('article', { name: 'login.server_error' })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('article', { name: 'login.service_unavailable' })).toBeVisible();
  },
});
