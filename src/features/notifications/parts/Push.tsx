import { useQuery } from '@tanstack/react-query';
import { serverDataQuery } from '#/api/queries.ts';
import { usePush } from '../data/usePush.ts';
import { PushView } from '../ui/Push/PushView.tsx';

/** Push messages, where the brand sends some. */
export function Push() {
  const key = useQuery(serverDataQuery()).data?.data.webPushKey ?? '';
  return key === '' ? null : <KnownPush pushKey={key} />;
}

function KnownPush({ pushKey }: { pushKey: string }) {
  return <PushView {...usePush(pushKey)} />;
}
