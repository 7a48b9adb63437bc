// The only module that reads the build's environment. `.env.example` describes the settings.
const environment = import.meta.env;

/** `strict` rejects responses that break the contract. `report` logs them when the page is idle. */
export type ContractMode = 'strict' | 'report' | 'off';

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function list(value: unknown): readonly string[] {
  return text(value)
    .split(',')
    .map((item) => item.trim().replace(/\/+$/, ''))
    .filter((item) => item !== '');
}

function fraction(value: unknown, byDefault: number): number {
  const given = text(value);
  const parsed = Number(given);
  return given !== '' && parsed >= 0 && parsed <= 1 ? parsed : byDefault;
}

export const isDevelopment: boolean = environment.DEV;
export const isTest: boolean = environment.MODE === 'test';
/**
 * True if the app runs without a backend, and a worker in the page answers the calls. The expression is
 * written out in full, so that the bundler can drop code that only mocks need.
 */
export const isMocked = import.meta.env.VITE_MOCK === 'page';
/**
 * Enables the service worker for offline starts. Off in development, and with mocks, which have their own
 * worker.
 */
export const hasServiceWorker: boolean =
  !isDevelopment && !isMocked && text(environment.VITE_SERVICE_WORKER) !== 'off';
/** API origin without a trailing slash; empty = the page's origin. */
export const apiUrl: string = text(environment.VITE_API_URL).replace(/\/+$/, '');
/** WebSocket URL; empty = `/socket` on the page's origin. */
export const socketUrl: string = text(environment.VITE_WS_URL);
export const buildBrand: string = text(environment.VITE_BRAND);
/** Release id. When it changes, the storage of earlier releases is cleared (S9.18). */
export const release: string = text(environment.VITE_RELEASE) || 'development';
export const imageOrigins: readonly string[] = list(environment.VITE_IMAGE_ORIGINS);
export const frameOrigins: readonly string[] = list(environment.VITE_FRAME_ORIGINS);
export const paymentOrigins: readonly string[] = list(environment.VITE_PAYMENT_ORIGINS);
/** URL of the captcha script; empty = no captcha. The fragment names the script's global object. */
export const captchaUrl: string = text(environment.VITE_CAPTCHA_URL);
export const rbkUrl: string = text(environment.VITE_RBK_URL);
export const webimUrl: string = text(environment.VITE_CHAT_WEBIM_URL);
export const netroxUrl: string = text(environment.VITE_CHAT_NETROX_URL);
export const tagManagerUrl: string = text(environment.VITE_TAG_MANAGER_URL);
/** URL of the Metrica script, with the counter id as its fragment; empty = none. */
export const metricaUrl: string = text(environment.VITE_METRICA_URL);
export const errorServiceUrl: string = text(environment.VITE_ERROR_SERVICE_URL);
export const affiliateUrl: string = text(environment.VITE_AFFILIATE_URL);
/** Share of visits (0 to 1) that check responses against the full schemas in production. */
export const contractSample: number = fraction(environment.VITE_CONTRACT_SAMPLE, 0.05);
export const contractMode: ContractMode =
  isDevelopment || isTest ? 'strict' : contractSample > 0 ? 'report' : 'off';
