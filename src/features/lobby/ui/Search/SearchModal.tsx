import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { session } from '#/api/session/session.store.ts';
import { paths } from '#/paths.ts';
import { entryPath, type Viewer } from '#/entities/game/rules.ts';
import { tilePlatform } from '#/entities/game/tilePlatform.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { useGameSearch } from '../../data/useGameSearch.ts';
import type { SearchOption } from './searchOptions.ts';
import { SearchView } from './SearchView.tsx';

export default function SearchModal({ close }: Closable) {
  const [query, setQuery] = useState('');
  const state = useGameSearch(query);
  const { status } = useSnapshot(session);
  const navigate = useNavigate();
  // The same between two key presses, so that the memoised results are not drawn with the field.
  const choose = useCallback(
    (option: SearchOption) => {
      const path = pathOf(option, status);
      if (path === null) return;
      close();
      void navigate(path);
    },
    [status, navigate, close],
  );
  return <SearchView query={query} onQuery={setQuery} state={state} onChoose={choose} onClose={close} />;
}

/** Where an option leads, or null for a game that cannot be opened. */
function pathOf(option: SearchOption, viewer: Viewer): string | null {
  if (option.kind === 'category') return paths.categoryGames(option.category.slug);
  if (option.kind === 'producer') return paths.producersGames(option.producer.slug);
  return entryPath(option.game, viewer, tilePlatform());
}
