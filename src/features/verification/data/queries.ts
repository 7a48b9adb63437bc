// What the page of documents reads.
import { getListVerificationsQueryOptions } from '#/api/generated/endpoints/verification/verification.ts';

/** The documents and how far their checks are. */
export const verificationsQuery = () => getListVerificationsQueryOptions();
