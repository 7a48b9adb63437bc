// The only reader of the build's environment. Every setting is described in `.env.example`.
const environment = import.meta.env;

/** `strict` rejects answers that break the description, `report` logs them when the page is idle. */
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
/** The casino runs without a backend: a worker in the page answers the calls. */
export const isMocked: boolean = text(environment.VITE_MOCK) === 'page';
/** A service worker keeps the product for a start without a network; the mock in the page has its own. */
export const hasServiceWorker: boolean =
  !isDevelopment && !isMocked && text(environment.VITE_SERVICE_WORKER) !== 'off';
/** Origin of the API without a slash at the end; empty = the origin of the page. */
export const apiUrl: string = text(environment.VITE_API_URL).replace(/\/+$/, '');
/** Address of the websocket; empty = `/socket` of the page's origin. */
export const socketUrl: string = text(environment.VITE_WS_URL);
export const buildBrand: string = text(environment.VITE_BRAND);
/** Version of the code; a change clears what earlier versions stored (specification S9.18). */
export const release: string = text(environment.VITE_RELEASE) || 'development';
export const imageOrigins: readonly string[] = list(environment.VITE_IMAGE_ORIGINS);
export const frameOrigins: readonly string[] = list(environment.VITE_FRAME_ORIGINS);
export const paymentOrigins: readonly string[] = list(environment.VITE_PAYMENT_ORIGINS);
/** Address of the captcha's script; empty = no captcha. Its fragment names the script's global object. */
export const captchaUrl: string = text(environment.VITE_CAPTCHA_URL);
export const rbkUrl: string = text(environment.VITE_RBK_URL);
export const webimUrl: string = text(environment.VITE_CHAT_WEBIM_URL);
export const netroxUrl: string = text(environment.VITE_CHAT_NETROX_URL);
export const tagManagerUrl: string = text(environment.VITE_TAG_MANAGER_URL);
/** Address of the script of Metrica, its fragment the number of the counter; empty = none. */
export const metricaUrl: string = text(environment.VITE_METRICA_URL);
export const errorServiceUrl: string = text(environment.VITE_ERROR_SERVICE_URL);
export const affiliateUrl: string = text(environment.VITE_AFFILIATE_URL);
/** Share of visits (0 to 1) whose answers are compared with the description in production. */
export const contractSample: number = fraction(environment.VITE_CONTRACT_SAMPLE, 0.05);
export const contractMode: ContractMode =
  isDevelopment || isTest ? 'strict' : contractSample > 0 ? 'report' : 'off';
