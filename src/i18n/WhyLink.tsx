import { lazy, Suspense } from 'react';
import type { AnswerLinkProps } from './answers/AnswerLink.tsx';

const NoLink: (props: AnswerLinkProps) => null = () => null;

/** Without the chunk, a refusal has no link. */
const AnswerLink = lazy(() =>
  import('./answers/AnswerLink.tsx').then(
    ({ default: Loaded }) => ({ default: Loaded }),
    () => ({ default: NoLink }),
  ),
);

/** Links a refusal to the answer of the help that explains it, if there is one. Loaded after the refusal. */
export function WhyLink(props: AnswerLinkProps) {
  return (
    <Suspense fallback={null}>
      <AnswerLink {...props} />
    </Suspense>
  );
}
