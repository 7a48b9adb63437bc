import {
  getChangePasswordMutationOptions,
  getCheckRestoreCodeMutationOptions,
  getChooseNicknameMutationOptions,
  getConfirmPhoneMutationOptions,
  getLoginMutationOptions,
  getRegisterPlayerMutationOptions,
  getRequestPasswordRestoreMutationOptions,
  getResendPhoneCodeMutationOptions,
  getRestorePasswordMutationOptions,
  getVerifyPhoneMutationOptions,
} from '#/api/generated/endpoints/auth/auth.ts';
import { profileQuery } from '#/entities/player/queries.ts';
import type { Tokens } from '#/api/generated/model/index.ts';
import { startSession } from '#/api/session/session.store.ts';
import { tabStore } from '#/lib/storage.ts';
import { forgetTypedContacts } from '../model/typedContact.ts';
import { PENDING_WELCOME } from '../resumeWelcome.ts';
import { devicesQuery } from './queries.ts';

export const loginMutation = () => getLoginMutationOptions();
export const registerMutation = () => getRegisterPlayerMutationOptions();
export const verifyPhoneMutation = () => getVerifyPhoneMutationOptions();
export const confirmPhoneMutation = () => getConfirmPhoneMutationOptions();
export const resendPhoneCodeMutation = () => getResendPhoneCodeMutationOptions();
export const requestRestoreMutation = () => getRequestPasswordRestoreMutationOptions();
export const checkRestoreMutation = () => getCheckRestoreCodeMutationOptions();
export const restorePasswordMutation = () => getRestorePasswordMutationOptions();
/** Refetches the list of devices, because other devices may have been signed out, even if the answer was lost. */
export const changePasswordMutation = () =>
  getChangePasswordMutationOptions({
    mutation: {
      onSettled: (_answer, _error, _variables, _context, { client }) => {
        void client.invalidateQueries({ queryKey: devicesQuery().queryKey });
      },
    },
  });
/** Refetches the profile, which contains the nickname, even if the answer was lost. */
export const nicknameMutation = () =>
  getChooseNicknameMutationOptions({
    mutation: {
      onSettled: (_answer, _error, _variables, _context, { client }) => {
        void client.invalidateQueries({ queryKey: profileQuery().queryKey });
      },
    },
  });

// Generated schemas of the request bodies, in a lazy chunk.
const load = () => import('#/api/generated/zod/auth/auth.zod.ts');

export const loginSchema = async () => (await load()).LoginBodySchema;
export const registerSchema = async () => (await load()).RegisterPlayerBody;
export const verifyPhoneSchema = async () => (await load()).VerifyPhoneBodySchema;
export const confirmPhoneSchema = async () => (await load()).ConfirmPhoneBodySchema;
export const requestRestoreSchema = async () => (await load()).RequestPasswordRestoreBodySchema;
export const checkRestoreSchema = async () => (await load()).CheckRestoreCodeBodySchema;
export const restoreSchema = async () => (await load()).RestorePasswordBodySchema;
export const changePasswordSchema = async () => (await load()).ChangePasswordBodySchema;
export const nicknameSchema = async () => (await load()).ChooseNicknameBodySchema;

/**
 * Starts the session; `onLogin` listeners navigate.
 * @throws ApiError of kind `contract` if the response holds no tokens
 */
export function logIn(tokens: Tokens): void {
  startSession(tokens);
  forgetTypedContacts();
  tabStore.set(PENDING_WELCOME, '1');
}
