import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { data, redirect, useMatches, type LoaderFunction, type RouteObject } from 'react-router';
import { paths, routeNamed, routeNames, type RouteName, type ScreenName } from '#/paths.ts';
import { statusOfParam } from '../boundaries/errorKind.ts';
import { PageFrame, PagePlaceholder } from '../boundaries/PageFrame.tsx';
import { RootError, RouteError } from '../boundaries/ErrorPage.tsx';
import { Layout } from '../layout/Layout.tsx';
import { guardOf } from './guard.ts';
import { hasScreen, loadLayout, loadPage, startQueries } from './screens.ts';

export interface RoutesSettings {
  readonly client: QueryClient;
  readonly base: string;
  /** The page of the first view, if its code is loaded. */
  readonly first?: { readonly name: ScreenName; readonly Page: ComponentType } | undefined;
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

/** Puts a page, or a layout with its pages, into `<main>`, which is named for the page's route. */
function inFrame(Screen: ComponentType): ComponentType {
  return function Framed() {
    return (
      <PageFrame page={useMatches().at(-1)?.id ?? ''}>
        <Screen />
      </PageFrame>
    );
  };
}

function screenRoute(name: ScreenName, { client, first }: RoutesSettings): RouteObject {
  const loader: LoaderFunction = ({ params, request }) => {
    startQueries(name, client, { params, search: new URL(request.url).searchParams });
    return null;
  };
  // A layout is in `<main>` itself.
  const wrap = (Page: ComponentType) => (routeNamed(name).layout ? Page : inFrame(Page));
  if (first?.name === name) return { loader, Component: wrap(first.Page) };
  return { loader, lazy: { Component: async () => wrap(await loadPage(name)) } };
}

function routeOf(name: RouteName, settings: RoutesSettings): RouteObject {
  const content: RouteObject = hasScreen(name) ? screenRoute(name, settings) : { loader: screenless[name] };
  const place = name === 'main' ? { index: true as const } : { path: routeNamed(name).pattern };
  return { id: name, ...place, ...content } as RouteObject;
}

/** One layout route per access rule and layout, with the rule's guard. */
function layoutRoutes(settings: RoutesSettings): RouteObject[] {
  const idOf = (name: RouteName): string => {
    const { access, isBlockedInRegion, layout = 'none' } = routeNamed(name);
    return `access: ${access}${isBlockedInRegion ? ', not in blocked regions' : ''}; layout: ${layout}`;
  };
  return Object.entries(Object.groupBy(routeNames, idOf)).map(([id, names = []]): RouteObject => {
    const children = names.map((name) => routeOf(name, settings));
    const rule = names[0] && routeNamed(names[0]);
    const guard = rule && guardOf(rule, settings);
    const layout = rule?.layout;
    return {
      id,
      children,
      ...(guard ? { middleware: [guard] } : {}),
      ...(layout ? { lazy: { Component: async () => inFrame(await loadLayout(layout)) } } : {}),
    };
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
          children: [...layoutRoutes(settings), unknown],
        },
      ],
    },
  ];
}
