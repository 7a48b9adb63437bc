import { mutationOptions } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { withIdempotencyKey } from '#/api/idempotency.ts';
import { playLimitsQuery, realityCheckQuery } from '#/entities/play-session/queries.ts';
import {
  confirmTwoFactor,
  getConfirmPlayLimitMutationOptions,
  getDisableTwoFactorMutationOptions,
  getStartSelfExclusionMutationOptions,
  getStartTimeOutMutationOptions,
  getStartTwoFactorMutationOptions,
  getUpdatePlayLimitsMutationOptions,
  getUpdateRealityCheckMutationOptions,
} from '#/api/generated/endpoints/responsible-play/responsible-play.ts';
import { restrictionsQuery } from '#/entities/player/queries.ts';
import { announceRestriction } from '#/entities/player/restrictionsElsewhere.ts';
import type {
  RecoveryCodesResponse,
  ResponsiblePlayErrorCode,
  TwoFactorCodeBody,
} from '#/api/generated/model/index.ts';
import { readRefusal, type Refusal } from '#/entities/form/refusal.ts';
import type { CodeTexts } from '#/i18n/errorTexts.ts';
import { twoFactorQuery } from './queries.ts';

export const updateLimitsMutation = () =>
  getUpdatePlayLimitsMutationOptions({
    mutation: {
      onSuccess: (limits, _variables, _context, { client }) => {
        client.setQueryData(playLimitsQuery().queryKey, limits);
      },
    },
  });

export const confirmLimitMutation = () =>
  getConfirmPlayLimitMutationOptions({
    mutation: {
      onSuccess: (limits, _variables, _context, { client }) => {
        client.setQueryData(playLimitsQuery().queryKey, limits);
      },
    },
  });

export const timeOutMutation = () =>
  getStartTimeOutMutationOptions({
    mutation: {
      onSuccess: (restrictions, _variables, _context, { client }) => {
        client.setQueryData(restrictionsQuery().queryKey, restrictions);
        announceRestriction();
      },
    },
  });

/** Starts a self-exclusion, which ends the player's session. */
export const selfExclusionMutation = () => getStartSelfExclusionMutationOptions();

export const realityCheckMutation = () =>
  getUpdateRealityCheckMutationOptions({
    mutation: {
      // Mutations of one scope run one after the other. So if the player changes the interval quickly, the last
      // choice wins.
      scope: { id: 'reality-check' },
      onSuccess: (setting, _variables, _context, { client }) => {
        client.setQueryData(realityCheckQuery().queryKey, setting);
      },
    },
  });

export const startTwoFactorMutation = () => getStartTwoFactorMutationOptions();

/**
 * The idempotency key makes a repeated call return the recovery codes whose first answer was lost. The mutation
 * isn't kept in the cache, because its response contains the recovery codes.
 */
export const confirmTwoFactorMutation = () =>
  mutationOptions<RecoveryCodesResponse, ApiError, { data: TwoFactorCodeBody }>({
    mutationFn: ({ data }) =>
      withIdempotencyKey('twoFactor', data, ({ options }) => confirmTwoFactor(data, options)),
    gcTime: 0,
    // After a failure too: if the answer was lost, it may be on.
    onSettled: (_codes, _error, _variables, _context, { client }) => {
      void client.invalidateQueries({ queryKey: twoFactorQuery().queryKey });
    },
  });

export const disableTwoFactorMutation = () =>
  getDisableTwoFactorMutationOptions({
    mutation: {
      onSuccess: (status, _variables, _context, { client }) => {
        client.setQueryData(twoFactorQuery().queryKey, status);
      },
    },
  });

// Generated schemas of the request bodies, in a lazy chunk.
const load = () => import('#/api/generated/zod/responsible-play/responsible-play.zod.ts');

export const limitsSchema = async () => (await load()).UpdatePlayLimitsBodySchema;
export const timeOutSchema = async () => (await load()).StartTimeOutBodySchema;
export const exclusionSchema = async () => (await load()).StartSelfExclusionBodySchema;
export const startTwoFactorSchema = async () => (await load()).StartTwoFactorBody;
export const confirmTwoFactorSchema = async () => (await load()).ConfirmTwoFactorBody;

export const playTexts: CodeTexts<ResponsiblePlayErrorCode> = {
  limit_too_low: 'responsiblePlay.error.limit_too_low',
  limit_order: 'responsiblePlay.error.limit_order',
  limit_not_pending: 'responsiblePlay.error.limit_not_pending',
  limit_too_early: 'responsiblePlay.error.limit_too_early',
  time_out_active: 'responsiblePlay.error.time_out_active',
  self_exclusion_active: 'responsiblePlay.error.self_exclusion_active',
  confirmation_required: 'responsiblePlay.error.confirmation_required',
  wrong_password: 'responsiblePlay.error.wrong_password',
  two_factor_active: 'responsiblePlay.error.two_factor_active',
  two_factor_not_active: 'responsiblePlay.error.two_factor_not_active',
  two_factor_not_started: 'responsiblePlay.error.two_factor_not_started',
  two_factor_code_wrong: 'responsiblePlay.error.two_factor_code_wrong',
  recovery_code_used: 'responsiblePlay.error.recovery_code_used',
  attempts_limit: { id: 'responsiblePlay.error.attempts_limit', waitSeconds: 300 },
};

export function readPlayRefusal(error: unknown, fields: readonly string[]): Refusal<string> {
  return readRefusal(error, fields, playTexts);
}
