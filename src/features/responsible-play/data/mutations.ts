import { playLimitsQuery, realityCheckQuery } from '#/entities/play-session/queries.ts';
import {
  getConfirmPlayLimitMutationOptions,
  getConfirmTwoFactorMutationOptions,
  getDisableTwoFactorMutationOptions,
  getStartSelfExclusionMutationOptions,
  getStartTimeOutMutationOptions,
  getStartTwoFactorMutationOptions,
  getUpdatePlayLimitsMutationOptions,
  getUpdateRealityCheckMutationOptions,
} from '#/api/generated/endpoints/responsible-play/responsible-play.ts';
import { restrictionsQuery } from '#/entities/player/queries.ts';
import { announceRestriction } from '#/entities/player/restrictionsElsewhere.ts';
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

/** The mutation isn't kept in the cache, because its response contains the recovery codes. */
export const confirmTwoFactorMutation = () =>
  getConfirmTwoFactorMutationOptions({
    mutation: {
      gcTime: 0,
      onSuccess: (_codes, _variables, _context, { client }) => {
        void client.invalidateQueries({ queryKey: twoFactorQuery().queryKey });
      },
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
