import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { loadable } from '#/api/loadable.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { lazyView } from '#/overlays/lazyView.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { chatAddress, useHasSupportChat } from '../supportChat.ts';
import { SupportView } from './SupportView.tsx';
import { supportWays } from '../supportWays.ts';

/** Loaded after the channels, which have to be there even if it can't be loaded. */
const answerOffer = lazyView(async () => ({ default: (await import('./AnswerOffer.tsx')).AnswerOffer }));

export default function SupportModal({ close }: Closable) {
  const [draft, setDraft] = useState('');
  const server = useQuery(serverDataQuery());
  const hasChat = useHasSupportChat(server.data?.data);
  return (
    <SupportView
      support={loadable(server, ({ data }) => ({
        ways: supportWays(data.callCenterConfig, {
          hasChat,
          brandEmail: currentBrand().supportEmail,
          chatAt: chatAddress(),
        }),
        resting: data.callCenterConfig.maintenance.isActive ? data.callCenterConfig.maintenance : undefined,
      }))}
      question={
        <RegionBoundary fallback={() => null}>
          <Suspense fallback={<Skeleton height="4.5rem" />}>
            {answerOffer.element({ text: draft, onText: setDraft })}
          </Suspense>
        </RegionBoundary>
      }
      draft={draft}
      onChat={close}
    />
  );
}
