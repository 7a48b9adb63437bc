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
