// What every layer above asks for: the settings of the site.
import { getGetServerDataQueryOptions } from './generated/endpoints/static-content/static-content.ts';

/** Settings of the site: captcha, ways to the support, registration. */
export const serverDataQuery = () => getGetServerDataQueryOptions();
/** The newest that the server has, whatever is known already. */
export const freshServerDataQuery = () => getGetServerDataQueryOptions({ query: { staleTime: 0 } });
