import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { PlayRestrictionStatus } from '#/api/generated/model/index.ts';
import { getGetPlayRestrictionsQueryKey } from '#/api/generated/endpoints/restrictions/restrictions.ts';
import { modalsStore } from '#/overlays/modals.store.ts';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { GameSearch } from './GameSearch.tsx';

function Search({ restriction }: { restriction: PlayRestrictionStatus }) {
  const client = useQueryClient();
  useState(() => client.setQueryData(getGetPlayRestrictionsQueryKey(), { data: restriction }));
  return <GameSearch />;
}

const meta = preview.meta({
  title: 'lobby/GameSearch',
  component: Search,
  args: { restriction: { isSelfExcluded: false } },
});

export const Usual = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: storyText('lobby.search.open') })).toBeVisible();
  },
});

/** The search stays open during a break, because demo games can still be played. */
export const InABreak = meta.story({
  args: { restriction: { isSelfExcluded: false, timedOutUntil: '2099-01-01T00:00:00Z' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: storyText('lobby.search.open') })).toBeVisible();
  },
});

/** A self-excluded player can't open the search, neither with the button nor with a key. */
export const Excluded = meta.story({
  args: { restriction: { isSelfExcluded: true } },
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.keyboard('/');
    await expect(modalsStore.stack).toHaveLength(0);
  },
});
