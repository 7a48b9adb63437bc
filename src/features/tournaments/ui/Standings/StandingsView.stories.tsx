import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#/ui/Button/Button.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { leadersFixture, opponentsFixture, playerFixture } from '../../tournaments.fixtures.ts';
import { StandingsView, type StandingsViewProps } from './StandingsView.tsx';

const meta = preview.meta({
  title: 'tournaments/StandingsView',
  component: StandingsView,
  args: { standings: { leaders: leadersFixture, opponents: opponentsFixture }, isFinal: false },
});

export const LeadersAndMe = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(15);
    await expect(canvas.getByText('412').closest('li')).toHaveAttribute('aria-current', 'true');
  },
});
/** The digits of places and of the gap are grouped as in all other numbers. */
export const BeyondAThousand = meta.story({
  args: {
    standings: { leaders: leadersFixture, opponents: [playerFixture(1_242, 6, { isItsMe: true })] },
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/^1\D242$/)).toBeVisible();
    await expect(canvas.getByText(/1\D231/)).toBeVisible();
  },
});
export const LeadersOnly = meta.story({
  args: { standings: { leaders: leadersFixture, opponents: [] } },
});
export const MeAmongTheBest = meta.story({
  args: {
    standings: {
      leaders: leadersFixture.map((player) => ({ ...player, isItsMe: player.position === 2 })),
      opponents: [],
    },
  },
});
export const Final = meta.story({ args: { isFinal: true } });
export const BeforeTheStart = meta.story({ args: { standings: { leaders: [], opponents: [] } } });
export const HostileNames = meta.story({
  args: {
    standings: {
      leaders: [
        playerFixture(1, 9, { username: '<b>bold</b> {0} '.repeat(9) }),
        playerFixture(2, 8, { username: 'مرحبا بالعالم‮' }),
        playerFixture(3, 7, { username: '👩‍👩‍👧‍👦'.repeat(30), prize: 'A very long prize indeed '.repeat(5) }),
        playerFixture(1_000_000_000, 90_071_992_547_409),
      ],
      opponents: [],
    },
  },
});

const MESSAGES = 50;

function Busy(props: StandingsViewProps) {
  const [leaders, setLeaders] = useState(props.standings.leaders);
  const storm = async () => {
    for (let index = 0; index < MESSAGES; index += 1) {
      setLeaders((rows) => {
        const at = index % (rows.length - 1);
        const [ahead, behind] = [rows[at], rows[at + 1]];
        if (!ahead || !behind) return rows;
        return rows.with(at, { ...behind, position: at + 1 }).with(at + 1, { ...ahead, position: at + 2 });
      });
      // oxlint-disable-next-line no-await-in-loop -- one message per frame
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  };
  return (
    <>
      <Button onClick={() => void storm()}>50</Button>
      <StandingsView {...props} standings={{ ...props.standings, leaders }} />
    </>
  );
}

/** After fifty changes of places in less than a second, the rows are still the same elements. */
export const Storm = meta.story({
  render: (args) => <Busy {...args} />,
  async play({ canvas, userEvent }) {
    const before = new Set(canvas.getAllByRole('listitem'));
    const first = canvas.getAllByRole('listitem')[0]?.dataset['row'];
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]?.dataset['row']).not.toBe(first));
    await expect(canvas.getAllByRole('listitem').every((row) => before.has(row))).toBe(true);
  },
});
