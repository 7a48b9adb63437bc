import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#/entities/player/queries.ts';
import { ProfileFrameView } from './ui/ProfileFrame/ProfileFrameView.tsx';

export interface ProfileFrameProps {
  /** Heading of the page, its only h1. */
  title: ReactNode;
  children: ReactNode;
}

/** What all pages of the profile stand in: who is logged in, the page's heading, the tabs as links. */
export function ProfileFrame({ title, children }: ProfileFrameProps) {
  const player = useQuery(profileQuery()).data?.data;
  return (
    <ProfileFrameView
      title={title}
      player={player ? { name: player.nick_name, accountId: player.user_id } : null}
    >
      {children}
    </ProfileFrameView>
  );
}
