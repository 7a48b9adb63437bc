// Service worker types missing from the DOM lib, limited to what is used here.

export interface WaitingEvent {
  /** Keeps the worker alive until the promise settles. If it rejects during install, the install fails. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** A rule that the browser applies to requests before it starts the worker. */
export interface StaticRoute {
  readonly condition: {
    readonly requestMode?: RequestMode;
    readonly urlPattern?: { readonly pathname: string };
  };
  readonly source: 'network' | 'fetch-event' | 'race-network-and-fetch-handler';
}

export interface InstallEvent extends WaitingEvent {
  /** Only Chromium has this field. */
  addRoutes?: (routes: readonly StaticRoute[]) => Promise<void>;
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  /** The navigation preload response; undefined if there was no preload. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

export interface MessageToWorker extends WaitingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface WorkerEvents {
  install: InstallEvent;
  activate: WaitingEvent;
  fetch: FetchEvent;
  message: MessageToWorker;
}

export interface WorkerScope {
  readonly caches: CacheStorage;
  /** The event's prototype has `addRoutes` in browsers with static routing. */
  readonly InstallEvent?: { readonly prototype: object };
  readonly clients: { claim: () => Promise<void> };
  readonly location: Pick<Location, 'origin'>;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

/** The worker's global object, which the page's types declare as a window. */
export const worker = globalThis as unknown as WorkerScope;
