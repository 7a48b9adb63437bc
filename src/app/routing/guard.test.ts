import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { paths, routeNamed } from '#/paths.ts';
import { followRouter, guardOf } from './guard.ts';

it('the login returns a guest to the full URL of a protected page, with query and fragment', async () => {
  const guard = guardOf(routeNamed('profileInfo'), { client: new QueryClient(), base: '/' });
  const routes: RouteObject[] = [
    { path: routeNamed('main').pattern },
    { path: routeNamed('login').pattern },
    {
      path: routeNamed('profileInfo').pattern,
      loader: () => null,
      middleware: guard ? [guard] : [],
    },
  ];
  const router = createMemoryRouter(routes);
  followRouter(router);
  await router.navigate(`${paths.profileInfo()}?tab=1#phone`);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(paths.login('/profile/info?tab=1#phone'));
});
