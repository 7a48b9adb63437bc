import { useQuery } from '@tanstack/react-query';
import { loadable } from '#/api/loadable.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { chatAddress, useHasSupportChat } from '../supportChat.ts';
import { SupportView } from './SupportView.tsx';
import { supportWays } from '../supportWays.ts';

export default function SupportModal({ close }: Closable) {
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
      onChat={close}
    />
  );
}
