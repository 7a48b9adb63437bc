import { useQuery } from '@tanstack/react-query';
import { getGetServerDataQueryOptions } from '#/api/generated/endpoints/static-content/static-content.ts';
import { staleTimes } from '#/api/staleTimes.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { closeModal } from '#/ui/overlays/modals.store.ts';
import { supportModal } from '../support.modals.ts';
import { supportChat } from '../supportChat.ts';
import { SupportView } from './SupportView.tsx';
import { supportWays } from '../supportWays.ts';

export default function SupportModal() {
  const { data, isError, isFetching, refetch } = useQuery(getGetServerDataQueryOptions({ query: { staleTime: staleTimes.fixed } }));
  const config = data?.data.callCenterConfig;
  const openChat = supportChat();
  const chat = () => {
    closeModal(supportModal);
    openChat?.();
  };
  return (
    <SupportView
      ways={config ? supportWays(config, { hasChat: openChat !== undefined, brandEmail: currentBrand().supportEmail }) : isError ? 'failed' : 'loading'}
      resting={config?.maintenance.isActive ? config.maintenance : undefined}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      onChat={chat}
    />
  );
}
