import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { describeError } from '../boundaries/errorKind.ts';
import { ErrorPage } from '../boundaries/ErrorPage.tsx';
import { PageFrame } from '../boundaries/PageFrame.tsx';
import { useFailedPage } from '../boundaries/useFailedPage.ts';
import { pageBlock } from './pageBlock.store.ts';

const blocked = { ...describeError(undefined), kind: '451', status: 451 } as const;

/** Replaces the page with the 451 page when one of its calls was answered with that status (S8.6). */
export function RegionBlock({ children }: { children: ReactNode }) {
  const { isRegionBlocked } = useSnapshot(pageBlock);
  return isRegionBlocked ? <BlockedPage /> : children;
}

function BlockedPage() {
  useFailedPage();
  return (
    <PageFrame page="error">
      <ErrorPage error={blocked} />
    </PageFrame>
  );
}
