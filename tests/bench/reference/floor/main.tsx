// The reference page for the bare stack: React, the router, the query client, axios, intl and valtio without
// the app's own code.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import axios from 'axios';
import { createRoot } from 'react-dom/client';
import { IntlProvider, useIntl } from 'react-intl';
import { createBrowserRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { proxy, useSnapshot } from 'valtio';
import type { ReferenceGame } from '../look.ts';

declare global {
  interface Window {
    floorGames?: Promise<{ data: ReferenceGame[] }>;
  }
}

const GAMES_URL = '/json-api/v2/games?limit=24&page=1';
const http = axios.create({ timeout: 30_000 });
const view = proxy({ search: '' });

async function readGames(): Promise<ReferenceGame[]> {
  const early = window.floorGames;
  delete window.floorGames;
  return (early ? await early : (await http.get<{ data: ReferenceGame[] }>(GAMES_URL)).data).data;
}

function Lobby() {
  const intl = useIntl();
  const { search } = useSnapshot(view);
  const { data } = useQuery({ queryKey: ['games'], queryFn: readGames, staleTime: 60_000 });
  return (
    <>
      <header className="top">
        <b>{intl.formatMessage({ id: 'app.nav.lobby' })}</b>
        <input
          value={search}
          aria-label={intl.formatMessage({ id: 'app.nav.main' })}
          onChange={(event) => {
            view.search = event.target.value;
          }}
        />
        <button type="button" className="action">
          {intl.formatMessage({ id: 'app.header.login' })}
        </button>
      </header>
      <picture>
        <source media="(max-width:600px)" srcSet="/hero/aurora-phone.svg" />
        <img
          className="hero"
          src="/hero/aurora-desktop.svg"
          width={1310}
          height={400}
          alt=""
          fetchPriority="high"
        />
      </picture>
      <div className="grid">
        {(data ?? []).map((game) => (
          <Link key={game.slug} className="tile" data-game-tile="" to={`/play/${game.slug}`}>
            <img src={game.preview} width={300} height={400} alt="" loading="lazy" decoding="async" />
            <p>{game.name}</p>
            <small>{game.producer.name}</small>
          </Link>
        ))}
      </div>
    </>
  );
}

const messages = {
  'app.nav.lobby': 'Aurora',
  'app.nav.main': 'Поиск игр',
  'app.header.login': 'Войти',
} as Record<FormatjsIntl.Message['ids'], string>;
const router = createBrowserRouter([{ path: '/', Component: Lobby }]);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <IntlProvider locale="ru" messages={messages}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </IntlProvider>,
  );
}
