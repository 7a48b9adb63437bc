import { lazy, Suspense } from 'react';
import type { AnswerLinkProps } from './answers/AnswerLink.tsx';

const NoLink: (props: AnswerLinkProps) => null = () => null;

/** If the chunk fails to load, the error message is shown without a link. */
const AnswerLink = lazy(() =>
  import('./answers/AnswerLink.tsx').then(
    ({ default: Loaded }) => ({ default: Loaded }),
    () => ({ default: NoLink }),
  ),
);

/**
 * Links an error message to the help article that explains it, if there is one. Loads lazily, so that the
 * message doesn't wait for the link.
 */
export function WhyLink(props: AnswerLinkProps) {
  return (
    <Suspense fallback={null}>
      <AnswerLink {...props} />
    </Suspense>
  );
}
