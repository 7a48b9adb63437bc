import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import Blocks from 'lucide-react/icons/blocks';
import { useEffect, useRef, useState } from 'react';
import { openModal } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import type { Category } from '#/api/generated/model/index.ts';
import { shownName } from '#/entities/game/rules.ts';
import { useRestriction } from '#/entities/player/restriction.ts';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { ChipLink } from '#/ui/Chip/Chip.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { useCategories } from './data/useCategories.ts';
import { producersModal } from './lobby.modals.ts';
import { ALL_GAMES, chipOrder, isOffered, mergeCategories } from './model/rules.ts';
import styles from './CategoryChips.module.css';

interface CategoryChipsProps {
  current?: string | undefined;
  /** Slug of the producer whose page shows these chips. */
  producer?: string | undefined;
}

export function CategoryChips({ current, producer }: CategoryChipsProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { categories, known } = useCategories();
  const isResting = useRestriction().kind !== 'none';
  const failed = categories.kind === 'failed' ? categories : undefined;
  const shown = failed
    ? mergeCategories([], (slug) => formatMessage({ id: `lobby.category.${slug}` }))
    : known;
  const offered = shown?.filter(({ slug }) => isOffered(slug, isResting));
  const all = {
    slug: ALL_GAMES,
    name: formatMessage({ id: 'lobby.category.allgames' }),
    pageType: 'category',
  } as const;
  const pathOf = (slug: string) =>
    slug === ALL_GAMES
      ? paths.producersGames(producer ?? '')
      : paths.producersGamesByCategory(producer ?? '', slug);
  return (
    <ChipsView
      categories={offered ? [all, ...chipOrder(offered, currentBrand().topCategories)] : null}
      current={current}
      {...(producer === undefined ? {} : { pathOf })}
      retry={failed?.retry}
      onPickProducer={() =>
        openModal(producersModal, { onPick: (slug) => void navigate(paths.producersGames(slug)) })
      }
    />
  );
}

/** Number of chips that fit on a wide screen. The rest renders on the first hover, focus or scroll. */
const VISIBLE_CHIPS = 14;
const PLACEHOLDERS = ['7rem', '6rem', '8rem', '7rem', '9rem', '6rem', '8rem', '7rem'];

interface ChipsViewProps {
  categories: readonly Category[] | null;
  current?: string | undefined;
  pathOf?: (slug: string) => string;
  /**
   * Retries the failed request for the categories. Even after a failure, chips are shown for the categories
   * that the client adds itself.
   */
  retry?: (() => void) | undefined;
  onPickProducer?: (() => void) | undefined;
}

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
  const isWhole = isTaken || (categories?.findIndex(({ slug }) => slug === current) ?? 0) >= VISIBLE_CHIPS;
  const drawAll = isWhole ? undefined : () => setTaken(true);
  useEffect(() => {
    if (current === undefined) return;
    const box = list.current;
    const chip = box?.querySelector<HTMLElement>('[aria-current]');
    // `scrollIntoView` isn't used, because it would also scroll the page.
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
        {categories?.slice(0, isWhole ? undefined : VISIBLE_CHIPS).map((category) => (
          <ChipLink key={category.slug} to={pathOf(category.slug)} isCurrent={category.slug === current}>
            {shownName(category)}
          </ChipLink>
        ))}
        {retry && <Chip onClick={retry}>{formatMessage({ id: 'common.action.retry' })}</Chip>}
      </div>
    </nav>
  );
}
