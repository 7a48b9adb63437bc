// The worker of a build without one (`VITE_SERVICE_WORKER=off`): it takes the place of an earlier build's,
// forgets what that has kept and leaves. Pages go on as they are, by the network.
import { worker } from './scope.ts';
import { dropOthers } from './shell.ts';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers(worker.caches, 'none').then(() => worker.registration.unregister()));
});
