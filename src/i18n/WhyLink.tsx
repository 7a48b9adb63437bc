import { lazy, Suspense } from 'react';
import type { AnswerLinkProps } from './answers/AnswerLink.tsx';

const NoLink: (props: AnswerLinkProps) => null = () => null;

/** If the chunk fails to load, the refusal has no link. */
const AnswerLink = lazy(() =>
  import('./answers/AnswerLink.tsx').then(
    ({ default: Loaded }) => ({ default: Loaded }),
    () => ({ default: NoLink }),
  ),
);

/**
 * Links a refusal to the help article that explains it, if there is one. Loads lazily, so that the refusal
 * doesn't wait for it.
 */
export function WhyLink(props: AnswerLinkProps) {
  return (
    <Suspense fallback={null}>
      <AnswerLink {...props} />
    </Suspense>
  );
}
