import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { data, redirect, type LoaderFunction, type RouteObject } from 'react-router';
import { paths, routeNamed, routeNames, type RouteName, type ScreenName } from '#/paths.ts';
import { statusOfParam } from '../boundaries/errorKind.ts';
import { PageFrame } from '../boundaries/PageFrame.tsx';
import { PagePlaceholder } from '../boundaries/PagePlaceholder.tsx';
import { RootError } from '../boundaries/RootError.tsx';
import { RouteError } from '../boundaries/RouteError.tsx';
import { Layout } from '../layout/Layout.tsx';
import { guardOf } from './guard.ts';
import { hasScreen, pageOf, type PageEntry, type PageModule } from './screens.ts';

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

function loaderOf({ load }: PageEntry): LoaderFunction {
  return async (args, handlerContext) => {
    const module = await load();
    return (await module.loader?.(args, handlerContext)) ?? null;
  };
}

function screenRoute(name: ScreenName, settings: RoutesSettings): RouteObject {
  const entry = pageOf(name);
  const first = settings.first?.name === name ? settings.first.module : undefined;
  const loader = loaderOf(entry);
  if (first) return { loader, Component: inFrame(entry.page, first.Component) };
  return { loader, lazy: { Component: async () => inFrame(entry.page, (await entry.load()).Component) } };
}

function routeOf(name: RouteName, settings: RoutesSettings): RouteObject {
  const rule = routeNamed(name);
  const guard = guardOf(rule, settings);
  const content: RouteObject = hasScreen(name) ? screenRoute(name, settings) : { loader: screenless[name] };
  const place = name === 'main' ? { index: true as const } : { path: rule.pattern };
  return { id: name, ...place, ...content, ...(guard ? { middleware: [guard] } : {}) } as RouteObject;
}

/** All routes inside the layout. Unknown paths show the 404 page. */
export function createRoutes(settings: RoutesSettings): RouteObject[] {
  const screens = routeNames.map((name) => routeOf(name, settings));
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
          children: [...screens, unknown],
        },
      ],
    },
  ];
}
