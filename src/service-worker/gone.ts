// Replaces an earlier build's worker when this build has none (`VITE_SERVICE_WORKER=off`): clears its
// caches and unregisters. Open pages keep working over the network.
import { worker } from './scope.ts';
import { dropOthers } from './shell.ts';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers(worker.caches, 'none').then(() => worker.registration.unregister()));
});
