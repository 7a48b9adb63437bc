import { useParams } from 'react-router';
import { CategoryChips } from '#/features/lobby/CategoryChips.tsx';
import { GameGrid } from '#/features/lobby/GameGrid.tsx';
import { PartBoundary } from '#/entities/failure/FailureView.tsx';
import { useCategoryName } from '#/features/lobby/useLobbySection.ts';
import styles from './CategoryPage.module.css';

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
