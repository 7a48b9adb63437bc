import { useEffect } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { saveMemory, type PanelMemory } from './memory.ts';
import { memoryMock, type MemoryMock } from './memoryMock.testing.ts';
import { openPanel } from './panel.ts';

interface PanelStoryProps {
  memory: Partial<PanelMemory>;
  /** Runs before the panel is opened. */
  prepare?: (mock: MemoryMock) => void;
}

/** Shows the panel over a casino in memory. The panel mounts itself on top of the page. */
function PanelStory({ memory, prepare }: PanelStoryProps) {
  useEffect(() => {
    saveMemory({ isOpen: true, isHidden: false, width: 460, height: 360, ...memory });
    const mock = memoryMock();
    prepare?.(mock);
    return openPanel(mock);
  }, [memory, prepare]);
  return <p style={{ padding: 24, minBlockSize: '90vh' }}>The page below the panel</p>;
}

const meta = preview.meta({ title: 'panel/Panel', component: PanelStory, tags: ['!autodocs'] });

/** Finds the panel's controls, which are in a shadow tree. */
async function panel() {
  const host = await waitFor(() => {
    const found = document
      .querySelector('aside[aria-label="Mock panel"]')
      ?.shadowRoot?.querySelector('.sheet');
    if (!(found instanceof HTMLElement)) throw new Error('there is no panel');
    return found;
  });
  return within(host);
}

const withSteps = (mock: MemoryMock): void => {
  void mock.signIn('player');
  void mock.act('deposit:500:declined');
  void mock.advanceClock(7_200_000);
};

const withMoney = (mock: MemoryMock): void => {
  void mock.signIn('player');
  void mock.act('deposit:500');
};

export const State = meta.story({
  args: { memory: { tab: 'state', dock: 'left', theme: 'dark' }, prepare: withMoney },
  play: async () => {
    const sheet = await panel();
    await expect(await sheet.findByText('player', { selector: 'strong' })).toBeVisible();
  },
});

export const Journal = meta.story({
  args: {
    memory: { tab: 'journal', dock: 'left', theme: 'dark' },
    prepare: (mock) => {
      void mock.signIn('player');
      void mock.setScenario('listWinners.fault_missing_fields');
      mock.call('GET', '/api/winners');
      void mock.setScenario('');
      mock.call('POST', '/json-api/v2/tournaments/nothing/members');
      mock.call('GET', '/json-api/user-gifts');
    },
  },
  play: async () => {
    const sheet = await panel();
    const refused = await sheet.findByText(/tournaments\/nothing\/members/);
    await userEvent.click(refused);
    await expect(await sheet.findByText(/request and response match the description/)).toBeVisible();
    const titles = sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Response body', 'Request headers', 'Response headers']);
    await expect(sheet.queryByText(/names no rule/)).toBeNull();
    // The casino runs in the page, where curl can't reach it.
    await expect(sheet.getByRole('button', { name: 'Copy as curl' })).toBeDisabled();
    await expect(sheet.getByText(/this casino runs in the page/)).toBeVisible();
  },
});

/** The control that has the focus within the panel. */
function focused(within: HTMLElement): Element | null {
  return (within.getRootNode() as ShadowRoot).activeElement;
}

export const Scenarios = meta.story({
  args: {
    memory: { tab: 'scenarios', dock: 'left', theme: 'dark' },
    prepare: (mock) => void mock.setScenario('login.wrong_credentials:2,network.fault_network:rate=0.3'),
  },
  play: async () => {
    const sheet = await panel();
    await expect(await sheet.findByLabelText('Failing calls, %')).toHaveValue(30);
    await userEvent.click(sheet.getByText('Compose a scenario'));
    const operation = await sheet.findByLabelText('Operation, or network for all');
    await fireEvent.change(operation, { target: { value: 'joinTournament' } });
    await fireEvent.input(sheet.getByLabelText('Let pass first'), { target: { value: '2' } });
    await expect(sheet.getByText(/^joinTournament\.\w+:after=2$/)).toBeVisible();
    const add = sheet.getByRole('button', { name: 'Add' });
    await userEvent.type(sheet.getByLabelText('Let pass first'), '{Enter}');
    const said = await sheet.findByText(/^Active scenarios: .*joinTournament\.\w+:after=2$/);
    await expect(Math.abs(said.getBoundingClientRect().top - add.getBoundingClientRect().top)).toBeLessThan(
      40,
    );

    await userEvent.click(operation);
    await userEvent.keyboard('{Escape}');
    await expect(sheet.getByRole('button', { name: 'Add' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(add).not.toBeVisible());
    await userEvent.keyboard('{Alt>}m{/Alt}');

    const off = (text: string) => sheet.getByRole('button', { name: `Switch ${text} off` });
    off('login.wrong_credentials').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused(add)).toBe(off('network.fault_network:rate=0.3')));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused(add)).toHaveAccessibleName(/^Switch joinTournament.* off$/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused(add)).toBe(sheet.getByRole('tabpanel')));
  },
});

export const BesideBackend = meta.story({
  args: {
    memory: { tab: 'scenarios', dock: 'left', theme: 'dark' },
    prepare: (mock) => {
      void mock.setMocked(['joinTournament']);
      void mock.setScenario('listWinners.server_error');
      mock.call('GET', '/api/winners');
    },
  },
  play: async () => {
    const sheet = await panel();
    const chips = within(await sheet.findByRole('list', { name: 'Answered by the mock' }));
    const input = sheet.getByLabelText('Mocked operation');
    await userEvent.type(input, 'listPromotion{Enter}');
    await expect(sheet.getByText(/no operation listPromotion\. Similar: listPromotions,/)).toBeVisible();
    await userEvent.type(input, 's{Enter}');
    await expect(await chips.findByText('listPromotions')).toBeVisible();
    const remove = chips.getByRole('button', { name: 'Let the backend answer joinTournament' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chips.queryByText('joinTournament')).toBeNull());
    await expect(focused(input)).toHaveAccessibleName('Let the backend answer listPromotions');

    const active = within(sheet.getByRole('list', { name: 'Active scenarios' }));
    await expect(active.getByText('answered by the backend')).toBeVisible();
    await userEvent.click(active.getByRole('button', { name: /^Let the mock answer it/ }));
    await waitFor(() => expect(active.queryByText('answered by the backend')).toBeNull());
    await expect(chips.getByText('listWinners')).toBeVisible();

    await userEvent.click(sheet.getByRole('tab', { name: 'Journal' }));
    await userEvent.selectOptions(sheet.getByLabelText('Kind'), 'Answered by the mock');
    await expect(sheet.getByText(/api\/winners/)).toBeVisible();
    await expect(sheet.getByText('mock')).toBeVisible();
  },
});

export const Socket = meta.story({
  args: { memory: { tab: 'socket', dock: 'right', theme: 'light' } },
  play: async () => {
    const sheet = await panel();
    await userEvent.selectOptions(await sheet.findByLabelText('Message'), 'gift.distributed');
    await userEvent.click(sheet.getByRole('button', { name: 'Send' }));
    await expect(await sheet.findByText('Sent gift.distributed')).toBeVisible();
  },
});

export const Time = meta.story({
  args: { memory: { tab: 'time', dock: 'right', theme: 'light' }, prepare: withSteps },
  play: async () => {
    const sheet = await panel();
    const steps = await sheet.findByRole('list', { name: 'Steps' });
    await waitFor(() => expect(within(steps).getAllByRole('listitem')).toHaveLength(3));
    const [jump, deposit] = within(steps).getAllByRole('listitem');
    await expect(jump).toHaveTextContent('advance 2 hours');
    await expect(deposit).toHaveTextContent(/deposit RUB.500, declined/);
    const events = sheet.getByRole('list', { name: 'Upcoming events' });
    await expect(events).toBeVisible();
    await expect(steps.compareDocumentPosition(events) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(sheet.getByRole('button', { name: '+1 h' }));
    await expect(sheet.getByLabelText('Time, UTC')).toHaveValue('2026-01-14T15:00');
    const next = (): HTMLElement | undefined => within(events).getAllByRole('button')[0];
    const jumped = next();
    jumped?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(next()).not.toBe(jumped));
    await expect(focused(events)).toBe(next());
    await userEvent.type(sheet.getByRole('searchbox', { name: 'Filter' }), 'nothing has this name');
    await expect(sheet.getByText('No event has these words.')).toBeVisible();
  },
});

export const World = meta.story({
  args: { memory: { tab: 'world', dock: 'left', theme: 'dark' }, prepare: withMoney },
  play: async () => {
    const sheet = await panel();
    await userEvent.type(await sheet.findByLabelText('Level, 0 to 11'), '5');
    await expect(sheet.getByText('mock.user=player,level:5')).toBeVisible();
    await userEvent.type(sheet.getByLabelText('Level, 0 to 11'), '5');
    await expect(sheet.getByText('level is 0 to 11')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Open' })).toBeDisabled();
  },
});

/** The steps don't fit into a link. The panel says so and offers them as a file. */
export const LongJournal = meta.story({
  args: {
    memory: { tab: 'world', dock: 'bottom', theme: 'dark' },
    prepare: (mock) => {
      void mock.signIn('player');
      for (let sum = 500; sum < 1_000; sum += 9) void mock.act(`deposit:${String(sum)}:declined`);
    },
  },
  play: async () => {
    const sheet = await panel();
    await userEvent.click(await sheet.findByRole('button', { name: 'Copy link' }));
    await expect(await sheet.findByText(/^\d+ steps don’t fit into a link/)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Save journal' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Close the notice' }));
    await expect(sheet.queryByText(/don’t fit into a link/)).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Copy report' }));
    await expect(await sheet.findByText(/^\d+ steps don’t fit into a link/)).toBeVisible();
  },
});

export const UnreadMessages = meta.story({
  args: {
    memory: { tab: 'state', dock: 'left', theme: 'dark', seenMessage: 0 },
    prepare: (mock) => void mock.call('POST', '/json-api/players/phones/verify', { phone: '61491570999' }),
  },
  play: async () => {
    const sheet = await panel();
    await expect(await sheet.findByRole('tab', { name: /^Inbox \d+$/ })).toBeVisible();
    await expect(sheet.getByText(/opened again in this tab, keeps the world/)).toBeVisible();
    // A panel that opens with the page has no focus. The first Alt+M focuses it, the second closes it.
    const tab = sheet.getByRole('tab', { name: 'State' });
    const tree = tab.getRootNode() as ShadowRoot;
    await expect(tree.activeElement).toBeNull();
    await userEvent.keyboard('{Alt>}m{/Alt}');
    await expect(tree.activeElement).toBe(tab);
    await userEvent.click(sheet.getByRole('tab', { name: /^Inbox/ }));
    await expect(sheet.getByRole('tab', { name: 'Inbox' })).toBeVisible();
  },
});

/** The page has padding at its end, so that its last part can scroll out from under the panel. */
export const OpenedScreen = meta.story({
  args: {
    memory: { tab: 'scenarios', dock: 'bottom', theme: 'dark' },
    prepare: (mock) => {
      void mock.signIn('vip');
      void mock.setScenario('listWinners.server_error');
    },
  },
  play: async () => {
    const sheet = await panel();
    await userEvent.type(await sheet.findByLabelText('Search'), 'listCategories.server_error');
    await userEvent.click(
      sheet.getByRole('link', { name: 'Open the screen of listCategories.server_error' }),
    );
    const active = sheet.getByRole('list', { name: 'Active scenarios' });
    await waitFor(() => expect(active).toHaveTextContent('listCategories.server_error'));
    await expect(active).toHaveTextContent('listWinners.server_error');
    const { style } = document.documentElement;
    await expect(style.paddingBottom).toBe('360px');
  },
});

export const InboxAndReports = meta.story({
  args: {
    memory: { tab: 'inbox', dock: 'left', theme: 'dark' },
    prepare: (mock) => void mock.call('POST', '/json-api/players/phones/verify', { phone: '61491570999' }),
  },
  play: async () => {
    const sheet = await panel();
    await expect(await sheet.findByRole('article', { name: 'SMS to 61491570999' })).toBeVisible();
    await userEvent.click(sheet.getByRole('tab', { name: 'Reports' }));
    await expect(sheet.getByText('0 of 0 reports')).toBeVisible();
  },
});

export const AtTheBottom = meta.story({
  args: { memory: { tab: 'world', dock: 'bottom', theme: 'system' }, prepare: withMoney },
  play: async () => {
    const sheet = await panel();
    const edge = await sheet.findByRole('separator', { name: 'Size of the panel' });
    await expect(edge).toHaveAttribute('aria-orientation', 'horizontal');
    edge.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(edge).toHaveAttribute('aria-valuenow', '392');

    // The line with an action's outcome spans the full width, so it doesn't move any button.
    const deposit = sheet.getByRole('button', { name: 'Deposit' });
    const { top, left } = deposit.getBoundingClientRect();
    await userEvent.type(sheet.getByLabelText('Sum, whole units'), '{Enter}');
    const done = await sheet.findByText(/^Done: deposit:500:paid/);
    const after = deposit.getBoundingClientRect();
    await expect([after.top, after.left]).toEqual([top, left]);
    await expect(done.getBoundingClientRect().width).toBeGreaterThan(innerWidth * 0.9);

    await userEvent.click(sheet.getByRole('tab', { name: 'Scenarios' }));
    const search = sheet.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'listWinners.server_error');
    const result = await sheet.findByText('1 of', { exact: false });
    await expect(result.getBoundingClientRect().width).toBeGreaterThan(innerWidth * 0.9);
    await expect(result.getBoundingClientRect().top - search.getBoundingClientRect().bottom).toBeLessThan(40);
  },
});
