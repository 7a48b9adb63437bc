import {
  getGetPlayLimitsQueryOptions,
  getGetPlayStatementQueryOptions,
  getGetTwoFactorQueryOptions,
} from '#/api/generated/endpoints/responsible-play/responsible-play.ts';
import type { PlayStatementPeriod } from '#/api/generated/model/index.ts';

export const limitsQuery = () => getGetPlayLimitsQueryOptions();
export const statementQuery = (period: PlayStatementPeriod) => getGetPlayStatementQueryOptions({ period });
export const twoFactorQuery = () => getGetTwoFactorQueryOptions();
