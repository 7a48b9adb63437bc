// What a service worker has around it and the DOM's types leave out; only what is used here.

export interface WaitingEvent {
  /** Keeps the worker alive until the work is done; an installation fails with it. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** A rule of the browser itself, asked before the worker is woken. */
export interface StaticRoute {
  readonly condition: {
    readonly requestMode?: RequestMode;
    readonly urlPattern?: { readonly pathname: string };
  };
  readonly source: 'network' | 'fetch-event' | 'race-network-and-fetch-handler';
}

export interface InstallEvent extends WaitingEvent {
  /** Chromium alone has it yet. */
  addRoutes?: (routes: readonly StaticRoute[]) => Promise<void>;
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  /** What the browser has asked for while the worker was waking; undefined where it did not. */
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
  /** Where static routes are known, `addRoutes` is part of it. */
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

/** The worker's own global object, which the types of the page describe as a window. */
export const worker = globalThis as unknown as WorkerScope;
