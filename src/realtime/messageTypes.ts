import type { RealtimeMessage } from '#/api/generated/model/index.ts';

export type RealtimeType = RealtimeMessage['type'];
export type MessageOf<Type extends RealtimeType> = Extract<RealtimeMessage, { type: Type }>;
