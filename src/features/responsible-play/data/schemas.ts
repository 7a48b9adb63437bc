// Generated schemas of the request bodies, in a lazy chunk.
const load = () => import('#/api/generated/zod/responsible-play/responsible-play.zod.ts');

export const limitsSchema = async () => (await load()).UpdatePlayLimitsBodySchema;
export const timeOutSchema = async () => (await load()).StartTimeOutBodySchema;
export const exclusionSchema = async () => (await load()).StartSelfExclusionBodySchema;
export const startTwoFactorSchema = async () => (await load()).StartTwoFactorBody;
export const confirmTwoFactorSchema = async () => (await load()).ConfirmTwoFactorBody;
