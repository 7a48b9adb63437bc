import { expect } from 'storybook/test';
import { operationById } from '../../mocks/core/routes.ts';
import preview from '../preview.tsx';
import { ScreenStates, screenPaths, statesOf } from './ScreenStates.tsx';

/** Choose a screen, and see it in all its states: whoever looks, whatever the server answers. */
const meta = preview.meta({
  title: 'states/Every state of a screen',
  component: ScreenStates,
  tags: ['!autodocs'],
  args: { path: '/cashbox', kind: 'visitors', width: 'phone' },
  // The frames load other documents, which have their own checks.
  parameters: { a11y: { context: { exclude: ['iframe'] } } },
});

export const Visitors = meta.story();
export const Errors = meta.story({ args: { kind: 'errors' } });

/** Another screen shows its own states. Every error of the description is a state of one screen. */
export const Choosing = meta.story({
  tags: ['!dev'],
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByLabelText('States'), 'errors');
    await userEvent.selectOptions(canvas.getByLabelText('Screen'), '/tournaments');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Every state of /tournaments');
    const titles = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(titles).toContain('listTournaments.server_error');
    await expect(titles).not.toContain('openDeposit.server_error');
    const errors = screenPaths.flatMap((path) => statesOf(path, 'errors')).map(({ caption }) => caption);
    const documented = [...operationById.values()].flatMap(({ id, errors: own }) =>
      own.map(({ name }) => `${id}.${name}`),
    );
    await expect(documented.filter((error) => !errors.includes(error))).toEqual([]);
    await expect(new Set(errors).size).toBe(errors.length);
  },
});
