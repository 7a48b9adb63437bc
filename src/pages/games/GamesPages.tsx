import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { CategoryChips } from '#/features/lobby/CategoryChips.tsx';
import { GameGrid } from '#/features/lobby/GameGrid.tsx';
import { PartBoundary } from '#/entities/failure/FailureView.tsx';
import { ProducerHeader } from '#/features/lobby/ProducerHeader.tsx';
import { useCategoryName, useProducer } from '#/features/lobby/useLobbySection.ts';
import styles from './GamesPages.module.css';

/** `/games/{slug}`: all games of a category. An unknown slug shows the 404 page. */
export function CategoryPage() {
  const { slug = '' } = useParams();
  const name = useCategoryName(slug);
  return (
    <div className={styles.page}>
      <PartBoundary>
        <CategoryChips current={slug} />
      </PartBoundary>
      <PartBoundary key={slug}>
        <GameGrid title={name} scope={{ category: slug }} isPageTitle />
      </PartBoundary>
    </div>
  );
}

/** `/producers/{slug}` and `/producers/{slug}/{category}`. Unknown slugs show the 404 page. */
export function ProducerPage() {
  const { formatMessage } = useIntl();
  const { slug = '', category } = useParams();
  const producer = useProducer(slug);
  const categoryName = useCategoryName(category ?? 'allgames');
  const title = category === undefined ? formatMessage({ id: 'lobby.category.allgames' }) : categoryName;
  return (
    <div className={styles.page}>
      <PartBoundary key={slug}>
        <ProducerHeader slug={slug} producer={producer} />
      </PartBoundary>
      <PartBoundary>
        <CategoryChips current={category ?? 'allgames'} producer={slug} />
      </PartBoundary>
      <PartBoundary key={`${slug}/${category ?? ''}`}>
        <GameGrid title={title} scope={{ producer: slug, category }} />
      </PartBoundary>
    </div>
  );
}
