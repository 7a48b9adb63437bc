import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Loadable } from '#/api/loadable.ts';
import type { AnyCodeTexts } from '#/i18n/errorTexts.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { FailureView, PartBoundary } from './FailureView.tsx';
import styles from './Part.module.css';

export interface PartProps<Data> {
  of: Loadable<Data>;
  /** CSS heights of the placeholders, or a custom skeleton. */
  skeleton: readonly string[] | ReactElement;
  /** Class that lays out the placeholders like the content. Stacked by default. */
  layout?: string | undefined;
  failed: FormatjsIntl.Message['ids'];
  texts?: AnyCodeTexts;
  size?: 'line' | 'area';
  children: (data: Data) => ReactNode;
}

/**
 * A part of a page that depends on a query. Shows a skeleton while loading, and the reason and a retry
 * button after a failure.
 */
export function Part<Data>(props: PartProps<Data>): ReactNode {
  const { of, skeleton, layout, failed, texts, size = 'area', children } = props;
  const { formatMessage } = useIntl();
  switch (of.kind) {
    case 'pending':
      return 'type' in skeleton ? skeleton : <Skeletons heights={skeleton} layout={layout} />;
    case 'failed':
      return <FailureView size={size} text={formatMessage({ id: failed })} failure={of} texts={texts} />;
    case 'ready':
      break;
  }
  return (
    <PartBoundary>
      <Content draw={children} data={of.data} />
    </PartBoundary>
  );
}

/** A separate component, so that the error boundary catches errors thrown by `draw`. */
function Content<Data>({ draw, data }: { draw: (data: Data) => ReactNode; data: Data }): ReactNode {
  return draw(data);
}

interface SkeletonsProps {
  heights: readonly string[];
  layout?: string | undefined;
}

/** Placeholders that screen readers announce together as one loading state. */
export function Skeletons({ heights, layout }: SkeletonsProps) {
  const { formatMessage } = useIntl();
  const blocks = heights.map((height, index) => <Skeleton key={index} height={height} />);
  return (
    <div
      className={layout ?? styles.stacked}
      role="status"
      aria-busy
      aria-label={formatMessage({ id: 'common.loading' })}
    >
      {blocks}
    </div>
  );
}
