// Serves the drawn pictures of games, producers and prizes to stories that have no worker to draw them.
import type { Plugin } from 'vite';
import { drawAsset } from '../mocks/world/art/drawAsset.ts';

/** Vite plugin for the development server and the tests; in the built Storybook the worker draws. */
export function mockArtPlugin(): Plugin {
  return {
    name: 'casino:mock-art',
    configureServer(server) {
      server.middlewares.use('/mock-assets', (request, response, next) => {
        const svg = drawAsset(`/mock-assets${request.url ?? ''}`);
        if (svg === null) {
          next();
          return;
        }
        response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000' });
        response.end(svg);
      });
    },
  };
}
