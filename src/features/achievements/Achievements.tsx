import { achievementsQuery } from '#/entities/achievement/queries.ts';
import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UserAchievement } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { bindAchievements } from './achievements.realtime.ts';
import { collectionOf } from './model/collection.ts';
import { AchievementsView } from './ui/AchievementsView.tsx';

export function Achievements() {
  const client = useQueryClient();
  const [won, setWon] = useState<readonly UserAchievement[]>([]);
  const collection = loadable(useQuery(achievementsQuery()), ({ data }) => collectionOf(data));
  useEffect(
    // A round may win several at once.
    () => bindAchievements(client, (one) => setWon((others) => [...others, one])),
    [client],
  );
  return (
    <AchievementsView
      collection={collection}
      won={won}
      onSeen={(id) => setWon((others) => others.filter((one) => one.id !== id))}
    />
  );
}
