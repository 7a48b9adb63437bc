import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { ApiBrowser } from './ApiBrowser.tsx';

/** The operations of the API description, with links to their errors. */
const meta = preview.meta({ title: 'api/Operations', component: ApiBrowser, tags: ['!autodocs'] });

/** The search covers operations, error codes and scenarios. */
export const Operations = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'wrong_credentials');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /login\.wrong_credentials/ })).toHaveAttribute(
      'href',
      expect.stringContaining('scenario:login-wrong_credentials'),
    );
    await userEvent.clear(field);
  },
});
export const OneTag = meta.story({ args: { query: 'lobby' } });
