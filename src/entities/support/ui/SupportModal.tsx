import { useQuery } from '@tanstack/react-query';
import { loadable } from '#/api/loadable.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { supportChat } from '../supportChat.ts';
import { SupportView } from './SupportView.tsx';
import { supportWays } from '../supportWays.ts';

export default function SupportModal({ close }: Closable) {
  const server = useQuery(serverDataQuery());
  const openChat = supportChat();
  const chat = () => {
    close();
    openChat?.();
  };
  return (
    <SupportView
      support={loadable(server, ({ data: { callCenterConfig: config } }) => ({
        ways: supportWays(config, {
          hasChat: openChat !== undefined,
          brandEmail: currentBrand().supportEmail,
        }),
        resting: config.maintenance.isActive ? config.maintenance : undefined,
      }))}
      onChat={chat}
    />
  );
}
