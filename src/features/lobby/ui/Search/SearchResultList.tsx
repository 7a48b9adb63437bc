import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { Category, Game, Producer } from '#/api/generated/model/index.ts';
import { shownName, tileActions } from '#/entities/game/rules.ts';
import { tilePlatform } from '#/entities/game/tilePlatform.ts';
import { imageUrl } from '#/lib/url.ts';
import type { SearchResults } from '../../model/searchIndex.ts';
import type { SearchOption } from './searchOptions.ts';
import styles from './SearchView.module.css';

/** The id of a line, by which the field points to the active one. */
export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

export type SearchResultListProps = {
  id: string;
  results: SearchResults;
  /** Number of the active line: categories, then producers, then games. */
  active: number;
  onChoose: (option: SearchOption) => void;
};

/** What was found. Memoised: a key press draws the field before the results. */
export const SearchResultList = memo(function SearchResultList({
  id,
  results,
  active,
  onChoose,
}: SearchResultListProps) {
  const { formatMessage } = useIntl();
  const { categories, producers, games } = results;
  const gamesFrom = categories.length + producers.length;
  return (
    <div
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={formatMessage({ id: 'lobby.search.results' })}
    >
      {categories.length > 0 && <Heading>{formatMessage({ id: 'lobby.search.categories' })}</Heading>}
      {categories.map((category, index) => (
        <CategoryLine
          key={category.slug}
          id={optionId(id, index)}
          category={category}
          isActive={index === active}
          onChoose={onChoose}
        />
      ))}
      {producers.length > 0 && <Heading>{formatMessage({ id: 'lobby.search.producers' })}</Heading>}
      {producers.map((producer, index) => (
        <ProducerLine
          key={producer.slug}
          id={optionId(id, categories.length + index)}
          producer={producer}
          isActive={categories.length + index === active}
          onChoose={onChoose}
        />
      ))}
      {games.length > 0 && <Heading>{formatMessage({ id: 'lobby.search.games' })}</Heading>}
      {games.map((game, index) => (
        <GameLine
          key={game.slug}
          id={optionId(id, gamesFrom + index)}
          game={game}
          isActive={gamesFrom + index === active}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
});

function Heading({ children }: { children: string }) {
  return (
    <p className={styles.heading} role="presentation">
      {children}
    </p>
  );
}

type LineProps = { id: string; isActive: boolean; onChoose: (option: SearchOption) => void };

const CategoryLine = memo(function CategoryLine({
  id,
  category,
  isActive,
  onChoose,
}: LineProps & { category: Category }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      className={styles.line}
      data-kind="category"
      role="option"
      aria-selected={isActive}
      onClick={() => onChoose({ kind: 'category', category })}
    >
      {shownName(category)}
    </button>
  );
});

const ProducerLine = memo(function ProducerLine({
  id,
  producer,
  isActive,
  onChoose,
}: LineProps & { producer: Producer }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      className={styles.line}
      data-kind="producer"
      role="option"
      aria-selected={isActive}
      onClick={() => onChoose({ kind: 'producer', producer })}
    >
      {imageUrl(producer.image) !== undefined && (
        <img
          className={styles.logo}
          src={imageUrl(producer.image)}
          alt=""
          width={80}
          height={32}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={styles.name}>{shownName(producer)}</span>
    </button>
  );
});

const GameLine = memo(function GameLine({ id, game, isActive, onChoose }: LineProps & { game: Game }) {
  const { formatMessage } = useIntl();
  // Only whether it is refused is asked, which is the same for every viewer.
  const actions = tileActions(game, 'guest', tilePlatform());
  const isRefused = actions.kind === 'refused';
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      className={styles.line}
      role="option"
      aria-selected={isActive}
      aria-disabled={isRefused || undefined}
      onClick={() => onChoose({ kind: 'game', game })}
    >
      <img
        className={styles.art}
        src={imageUrl(game.preview)}
        alt=""
        width={36}
        height={48}
        loading="lazy"
        decoding="async"
      />
      <span className={styles.name}>{shownName(game)}</span>
      <span className={styles.producer}>
        {isRefused ? formatMessage({ id: `game.tile.refused.${actions.reason}` }) : game.producer?.name}
      </span>
    </button>
  );
});
