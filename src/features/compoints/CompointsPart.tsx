import type { ReactNode } from 'react';
import { PartBoundary } from '#/entities/failure/PartBoundary.tsx';
import { compointsConfigQuery } from '#/entities/player/queries.ts';
import { productsQuery } from './data/queries.ts';

/** A part of the page of compoints, which fails without the others. */
export function CompointsPart({ children }: { children: ReactNode }) {
  return <PartBoundary queries={[compointsConfigQuery(), productsQuery()]}>{children}</PartBoundary>;
}
