import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { describeError } from '../boundaries/errorKind.ts';
import { ErrorPage } from '../boundaries/ErrorPage.tsx';
import { PageFrame } from '../boundaries/PageFrame.tsx';
import { pageBlock } from './pageBlock.store.ts';

const blocked = { ...describeError(undefined), kind: '451', status: 451 } as const;

/** Puts the 451 page in the page's place when any of its calls was answered so (specification §8). */
export function RegionBlock({ children }: { children: ReactNode }) {
  const { isRegionBlocked } = useSnapshot(pageBlock);
  if (!isRegionBlocked) return children;
  return (
    <PageFrame page="error">
      <ErrorPage error={blocked} />
    </PageFrame>
  );
}
