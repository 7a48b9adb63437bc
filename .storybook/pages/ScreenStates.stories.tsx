import { expect } from 'storybook/test';
import { operationById } from '../../mocks/core/routes.ts';
import preview from '../preview.tsx';
import { ScreenStates, screenPaths, statesOf } from './ScreenStates.tsx';

/** Shows a screen in all its states: for each kind of visitor, and with each response of the server. */
const meta = preview.meta({
  title: 'states/Every state of a screen',
  component: ScreenStates,
  tags: ['!autodocs'],
  args: { path: '/cashbox', kind: 'visitors', width: 'phone' },
  // Axe skips the frames, because they show other stories with their own checks.
  parameters: { a11y: { context: { exclude: ['iframe'] } } },
});

export const Visitors = meta.story();
export const Errors = meta.story({ args: { kind: 'errors' } });

/** Choosing another screen shows that screen's states. Every documented error is a state of one screen. */
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
