import { FormattedMessage } from 'react-intl';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#/ui/VisuallyHidden/VisuallyHidden.tsx';

export function TakeSkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden>
        <FormattedMessage id="gifts.loading" />
      </VisuallyHidden>
      <Skeleton height="26rem" />
    </div>
  );
}
