import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { openModal } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
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

export function CategoryChips({ current, producer }: CategoryChipsProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { categories, known } = useCategories();
  const failed = categories.kind === 'failed' ? categories : undefined;
  const shown = failed
    ? mergeCategories([], (slug) => formatMessage({ id: `lobby.category.${slug}` }))
    : known;
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
      categories={shown && [all, ...chipOrder(shown, currentBrand().topCategories)]}
      current={current}
      {...(producer === undefined ? {} : { pathOf })}
      retry={failed?.retry}
      onPickProducer={() =>
        openModal(producersModal, { onPick: (slug) => void navigate(paths.producersGames(slug)) })
      }
    />
  );
}
