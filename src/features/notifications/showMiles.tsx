import { showToast } from '#/overlays/toasts.store.ts';
import { MilesToastView } from './ui/Miles/MilesToastView.tsx';

/** Says that miles came. @param id of the message that brought them, so that it is said once */
export function showMiles(id: string, { miles, total }: { miles: number; total?: number }): void {
  showToast({
    id: `miles-${id}`,
    kind: 'news',
    content: {
      kind: 'custom',
      render: (close) => <MilesToastView miles={miles} total={total} onClose={close} />,
    },
  });
}
