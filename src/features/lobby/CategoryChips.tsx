import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { producerPath } from '#/entities/game/gamePaths.ts';
import { openModal } from '#/ui/overlays/modals.store.ts';
import { useCategories } from './data/useCategories.ts';
import { producersModal } from './lobby.modals.ts';
import { ALL_GAMES, chipOrder, mergeCategories } from './model/rules.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { ChipsView } from './ui/Chips/ChipsView.tsx';

export type CategoryChipsProps = {
  current?: string | undefined;
  /** On a producer's pages the chips stay with this producer. */
  producer?: string | undefined;
};

/** The lobby's categories and the way to the producers. */
export function CategoryChips({ current, producer }: CategoryChipsProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { categories, isFailed, retry } = useCategories();
  const known = categories ?? (isFailed ? mergeCategories([], (slug) => formatMessage({ id: `lobby.category.${slug}` })) : null);
  const all = { slug: ALL_GAMES, name: formatMessage({ id: 'lobby.category.allgames' }), pageType: 'category' } as const;
  const pathOf = (slug: string) => producerPath(producer ?? '', slug === ALL_GAMES ? undefined : slug);
  return (
    <ChipsView
      categories={known && [all, ...chipOrder(known, currentBrand().topCategories)]}
      current={current}
      {...(producer === undefined ? {} : { pathOf })}
      retry={isFailed ? retry : undefined}
      onPickProducer={() => openModal(producersModal, { onPick: (slug) => void navigate(producerPath(slug)) })}
    />
  );
}
