// Parses and validates socket messages with the generated schema. Part of the socket's lazy chunk.
import { safeParse } from 'zod/v4/core';
import { filterResponse } from '#/api/transport.ts';
import type { RealtimeMessage } from '#/api/generated/model/index.ts';
import { RealtimeMessage as messageSchema } from '#/api/generated/zod/realtime.schemas.zod.ts';

export type RealtimeType = RealtimeMessage['type'];
export type MessageOf<Type extends RealtimeType> = Extract<RealtimeMessage, { type: Type }>;

export type ParsedMessage = { readonly message: RealtimeMessage } | { readonly refused: string };

// Maximum length of a message's text. No valid message is longer, so longer text isn't parsed.
const longestText = 500_000;

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > longestText) return undefined;
  try {
    return filterResponse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function typeOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('type' in value)) return 'no type';
  return typeof value.type === 'string' ? value.type.slice(0, 60) : 'no type';
}

/** A message, or why it was refused: invalid JSON, unknown type, or fields that break the contract. */
export function parseMessage(text: unknown): ParsedMessage {
  const value = parseJson(text);
  if (value === undefined) return { refused: 'not JSON' };
  const result = safeParse(messageSchema, value);
  if (result.success) return { message: result.data };
  const { issues } = result.error;
  // Tolerate unknown enum values, because the client shows a default for them.
  const isReadable = issues.every((issue) => issue.code === 'invalid_value' && issue.path[0] === 'data');
  // The cast is safe: every field but the enum's value matches the type.
  if (isReadable) return { message: value as RealtimeMessage };
  return {
    refused: `${typeOf(value)}: ${issues
      .slice(0, 3)
      .map((issue) => issue.path.map(String).join('.') || '(message)')
      .join(', ')}`,
  };
}
