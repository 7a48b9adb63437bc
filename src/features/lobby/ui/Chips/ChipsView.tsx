import Blocks from 'lucide-react/icons/blocks';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Category } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { shownName } from '#/entities/game/rules.ts';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { ChipLink } from '#/ui/Chip/ChipLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from './ChipsView.module.css';

/** What fits beside each other on a wide screen; the others are drawn when the bar is taken in hand. */
const IN_SIGHT = 14;
const PLACEHOLDERS = ['7rem', '6rem', '8rem', '7rem', '9rem', '6rem', '8rem', '7rem'];

export type ChipsViewProps = {
  categories: readonly Category[] | null;
  current?: string | undefined;
  /** Where a chip leads: the category's page, or its part of a producer's games. */
  pathOf?: (slug: string) => string;
  /** Set when the categories did not come; the chips that the client knows are shown all the same. */
  retry?: (() => void) | undefined;
  onPickProducer?: (() => void) | undefined;
};

export function ChipsView({
  categories,
  current,
  pathOf = paths.categoryGames,
  retry,
  onPickProducer,
}: ChipsViewProps) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const isLoaded = categories !== null;
  const [isTaken, setTaken] = useState(false);
  const isWhole = isTaken || (categories?.findIndex(({ slug }) => slug === current) ?? 0) >= IN_SIGHT;
  const drawAll = isWhole ? undefined : () => setTaken(true);
  useEffect(() => {
    if (current === undefined) return;
    const box = list.current;
    const chip = box?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView, which would move the page as well.
    if (isLoaded && box && chip) box.scrollLeft = chip.offsetLeft - (box.clientWidth - chip.offsetWidth) / 2;
  }, [current, isLoaded]);
  return (
    <nav className={styles.bar} aria-label={formatMessage({ id: 'lobby.categories.label' })}>
      <div ref={list} className={styles.list} onPointerEnter={drawAll} onFocus={drawAll} onScroll={drawAll}>
        {onPickProducer && (
          <Chip icon={<Icon of={Blocks} size="sm" />} aria-haspopup="dialog" onClick={onPickProducer}>
            {formatMessage({ id: 'lobby.producers.open' })}
          </Chip>
        )}
        {categories === null &&
          PLACEHOLDERS.map((width, index) => <Skeleton key={index} width={width} height="var(--target)" />)}
        {categories?.slice(0, isWhole ? undefined : IN_SIGHT).map((category) => (
          <ChipLink key={category.slug} to={pathOf(category.slug)} isCurrent={category.slug === current}>
            {shownName(category)}
          </ChipLink>
        ))}
        {retry && <Chip onClick={retry}>{formatMessage({ id: 'common.action.retry' })}</Chip>}
      </div>
    </nav>
  );
}
