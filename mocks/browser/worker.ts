// Registers MSW's service worker while the rest of the mock still loads.
export const WORKER_URL = '/mockServiceWorker.js';

/**
 * Resolves once a new worker controls the page or its installation has failed. MSW handles a worker of an
 * earlier visit itself. Never rejects: if the registration fails, MSW repeats it and reports the error.
 */
async function registerNew(): Promise<void> {
  const { serviceWorker } = navigator;
  const known = await serviceWorker.getRegistrations();
  if (serviceWorker.controller || known.length > 0) return;
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  const { installing } = await serviceWorker.register(WORKER_URL);
  const failed = new Promise((resolve) => {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') resolve(undefined);
    });
  });
  await Promise.race([controlled, failed]);
}

export const workerRegistered = registerNew().catch(() => undefined);
