import {
  getGetPlayStatementQueryOptions,
  getGetTwoFactorQueryOptions,
} from '#/api/generated/endpoints/responsible-play/responsible-play.ts';
import type { PlayStatementPeriod } from '#/api/generated/model/index.ts';

export const statementQuery = (period: PlayStatementPeriod) => getGetPlayStatementQueryOptions({ period });
export const twoFactorQuery = () => getGetTwoFactorQueryOptions();
