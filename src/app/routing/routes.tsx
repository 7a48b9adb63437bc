import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { data, redirect, type LoaderFunction, type RouteObject } from 'react-router';
import { paths, routeNamed, routeNames, type RouteName, type ScreenName } from '#/paths.ts';
import { statusOfParam } from '../boundaries/errorKind.ts';
import { PageFrame, PagePlaceholder } from '../boundaries/PageFrame.tsx';
import { RootError, RouteError } from '../boundaries/ErrorPage.tsx';
import { Layout } from '../layout/Layout.tsx';
import { guardOf } from './guard.ts';
import type { PageModule } from './pages.ts';
import { hasScreen, pageOf, startQueries } from './screens.ts';

export interface RoutesSettings {
  readonly client: QueryClient;
  readonly base: string;
  readonly first?: { readonly name: ScreenName; readonly module: PageModule } | undefined;
}

const fails =
  (statusOf: (param: string | undefined) => number): LoaderFunction =>
  ({ params }) => {
    throw data(null, { status: statusOf(params['status']) });
  };

const screenless: Record<Exclude<RouteName, ScreenName>, LoaderFunction> = {
  profile: () => redirect(paths.profileBalance()),
  errorPage404: fails(() => 404),
  errorPage451: fails(() => 451),
  errorPage: fails(statusOfParam),
};

function inFrame(page: string, Screen: ComponentType): ComponentType {
  return function Framed() {
    return (
      <PageFrame page={page}>
        <Screen />
      </PageFrame>
    );
  };
}

function screenRoute(name: ScreenName, { client, first }: RoutesSettings): RouteObject {
  const { page, load } = pageOf(name);
  const loader: LoaderFunction = ({ params, request }) => {
    startQueries(name, client, { params, search: new URL(request.url).searchParams });
    return null;
  };
  if (first?.name === name) return { loader, Component: inFrame(page, first.module.Component) };
  return { loader, lazy: { Component: async () => inFrame(page, (await load()).Component) } };
}

function routeOf(name: RouteName, settings: RoutesSettings): RouteObject {
  const content: RouteObject = hasScreen(name) ? screenRoute(name, settings) : { loader: screenless[name] };
  const place = name === 'main' ? { index: true as const } : { path: routeNamed(name).pattern };
  return { id: name, ...place, ...content } as RouteObject;
}

/** One layout route per access rule, with the rule's guard. */
function accessLayouts(settings: RoutesSettings): RouteObject[] {
  const idOf = (name: RouteName): string => {
    const { access, isBlockedInRegion } = routeNamed(name);
    return isBlockedInRegion ? `${access}, not in blocked regions` : access;
  };
  return Object.entries(Object.groupBy(routeNames, idOf)).map(([id, names = []]) => {
    const guard = names[0] && guardOf(routeNamed(names[0]), settings);
    const children = names.map((name) => routeOf(name, settings));
    return { id, children, ...(guard ? { middleware: [guard] } : {}) };
  });
}

/** All routes inside the layout. Unknown paths show the 404 page. */
export function createRoutes(settings: RoutesSettings): RouteObject[] {
  const unknown: RouteObject = { id: 'unknown', path: '*', loader: fails(() => 404) };
  return [
    {
      id: 'layout',
      path: routeNamed('main').pattern,
      Component: Layout,
      ErrorBoundary: RootError,
      children: [
        {
          id: 'page',
          ErrorBoundary: RouteError,
          HydrateFallback: PagePlaceholder,
          children: [...accessLayouts(settings), unknown],
        },
      ],
    },
  ];
}
