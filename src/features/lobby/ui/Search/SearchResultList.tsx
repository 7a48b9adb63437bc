import { type ComponentProps, Fragment, memo } from 'react';
import { useIntl } from 'react-intl';
import type { Category, Game, Producer } from '#/api/generated/model/index.ts';
import { shownName, tileActions, tilePlatform } from '#/entities/game/rules.ts';
import { imageUrl } from '#/lib/url.ts';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { type SearchResults, optionsOf, type SearchOption } from '../../model/searchIndex.ts';
import styles from './SearchView.module.css';

/** Id of a result. The field's `aria-activedescendant` points to it. */
export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

export interface SearchResultListProps {
  id: string;
  results: SearchResults;
  /** Index of the active result in the list that `optionsOf` returns. */
  active: number;
  onChoose: (option: SearchOption) => void;
}

const headings = {
  category: 'lobby.search.categories',
  producer: 'lobby.search.producers',
  game: 'lobby.search.games',
} as const;

/** The list is memoised, so that a key press rerenders only the field. */
export const SearchResultList = memo(function SearchResultList({
  id,
  results,
  active,
  onChoose,
}: SearchResultListProps) {
  const { formatMessage } = useIntl();
  const options = optionsOf(results);
  return (
    <div
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={formatMessage({ id: 'lobby.search.results' })}
    >
      {options.map((option, at) => {
        const line = { id: optionId(id, at), isActive: at === active, onChoose };
        return (
          <Fragment key={keyOf(option)}>
            {option.kind !== options[at - 1]?.kind && (
              <Heading>{formatMessage({ id: headings[option.kind] })}</Heading>
            )}
            {option.kind === 'category' && <CategoryLine {...line} category={option.category} />}
            {option.kind === 'producer' && <ProducerLine {...line} producer={option.producer} />}
            {option.kind === 'game' && <GameLine {...line} game={option.game} />}
          </Fragment>
        );
      })}
    </div>
  );
});

function keyOf(option: SearchOption): string {
  if (option.kind === 'category') return `category ${option.category.slug}`;
  if (option.kind === 'producer') return `producer ${option.producer.slug}`;
  return `game ${option.game.slug}`;
}

function Heading({ children }: { children: string }) {
  return (
    <p className={styles.heading} role="presentation">
      {children}
    </p>
  );
}

interface LineProps {
  id: string;
  isActive: boolean;
  onChoose: (option: SearchOption) => void;
}

function OptionLine({ isActive, ...props }: ComponentProps<'button'> & { isActive: boolean }) {
  // The field keeps the focus, so the results aren't tab stops.
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.line}
      role="option"
      aria-selected={isActive}
      {...props}
    />
  );
}

const CategoryLine = memo(function CategoryLine({
  id,
  category,
  isActive,
  onChoose,
}: LineProps & { category: Category }) {
  return (
    <OptionLine
      id={id}
      isActive={isActive}
      data-kind="category"
      onClick={() => onChoose({ kind: 'category', category })}
    >
      {shownName(category)}
    </OptionLine>
  );
});

const ProducerLine = memo(function ProducerLine({
  id,
  producer,
  isActive,
  onChoose,
}: LineProps & { producer: Producer }) {
  return (
    <OptionLine
      id={id}
      isActive={isActive}
      data-kind="producer"
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
    </OptionLine>
  );
});

const GameLine = memo(function GameLine({ id, game, isActive, onChoose }: LineProps & { game: Game }) {
  const { formatMessage } = useIntl();
  // A result only shows whether the game can be opened, which is the same for guests and players. So any
  // viewer will do.
  const actions = tileActions(game, 'guest', tilePlatform());
  const isRefused = actions.kind === 'refused';
  return (
    <OptionLine
      id={id}
      isActive={isActive}
      aria-disabled={isRefused || undefined}
      onClick={() => onChoose({ kind: 'game', game })}
    >
      <Picture
        className={styles.art}
        src={game.preview}
        width={36}
        height={48}
        loading="lazy"
        fallback={<span className={styles.art} />}
      />
      <span className={styles.name}>{shownName(game)}</span>
      <span className={styles.producer}>
        {isRefused ? formatMessage({ id: `game.tile.refused.${actions.reason}` }) : game.producer?.name}
      </span>
    </OptionLine>
  );
});
