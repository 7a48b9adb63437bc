import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { PlayRestrictionStatus } from '#/api/generated/model/index.ts';
import { getGetPlayRestrictionsQueryKey } from '#/api/generated/endpoints/restrictions/restrictions.ts';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { AccountMenuList } from './AccountMenuList.tsx';

function Menu({ restriction }: { restriction: PlayRestrictionStatus }) {
  const client = useQueryClient();
  useState(() => client.setQueryData(getGetPlayRestrictionsQueryKey(), { data: restriction }));
  return <AccountMenuList name="lucky" onClose={fn()} />;
}

const meta = preview.meta({
  title: 'shell/AccountMenu',
  component: Menu,
  parameters: { mock: { user: 'player' } },
  args: { restriction: { isSelfExcluded: false } },
});

export const Open = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('app.page.gifts') })).toBeVisible();
  },
});

/** The menu says how long the break lasts, and hides the pages that are closed meanwhile. */
export const InABreak = meta.story({
  args: { restriction: { isSelfExcluded: false, timedOutUntil: '2099-01-01T00:00:00Z' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('app.page.history') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: storyText('app.page.levels') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: storyText('app.page.gifts') })).toBeNull();
    const [rest = ''] = storyText('responsiblePlay.timedOut.until', { time: '|' }).split('|');
    await expect(canvas.getByText(new RegExp(`^${rest}.*2099`))).toBeVisible();
  },
});

/** A permanent self-exclusion shows no end date. */
export const Excluded = meta.story({
  args: { restriction: { isSelfExcluded: true } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('responsiblePlay.excluded.forever'))).toBeVisible();
  },
});
