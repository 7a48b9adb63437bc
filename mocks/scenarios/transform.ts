import type { $ZodType } from 'zod/v4/core';
import { hashText } from '../world/random.ts';
import { withNulls, withoutFields, type Fault } from './faults.ts';
import { hostileTexts } from './hostileTexts.ts';
import { hostileUrls } from './hostileUrls.ts';
import type { NamedState } from './states.ts';
import { walk, type Visitor } from './walk.ts';

// Identifiers stay: replacing them would only test 'not found'.
const identifier =
  /^(id|slug|hash|key|code|token|refreshToken|runToken|currency|currencyId|label|.*(Id|_id|Slug|Token|Key|_key|Hash))$/;
const address = /^(url|.*Url|.*_url|link|href|image|.*Image|preview|src)$/;

const unknownChoice = 'not_known_yet';

function pick(list: readonly string[], seed: string): string {
  return list[hashText(seed) % list.length] ?? '';
}

/** Truncates to the schema's maximum length without splitting a surrogate pair. */
function truncate(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text.slice(0, max)).slice(0, -1).join('');
}

const hostile: Visitor = {
  text: (value, key, maxLength) =>
    identifier.test(key) || address.test(key)
      ? value
      : truncate(pick(hostileTexts, `${key}${value}`), maxLength),
};
const hostileAddresses: Visitor = {
  text: (value, key, maxLength) =>
    address.test(key) ? truncate(pick(hostileUrls, `${key}${value}`), maxLength) : value,
};
const unknownChoices: Visitor = { choice: (value, key) => (key === 'pageType' ? value : unknownChoice) };
const huge: Visitor = {
  text: (value, key, maxLength) =>
    identifier.test(key) || address.test(key) ? value : 'Ж'.repeat(Math.min(maxLength, 10_000)),
  number: (value, key) => (identifier.test(key) ? value : Number.MAX_SAFE_INTEGER),
};

const answerStates = {
  'state.hostile_texts': hostile,
  'state.hostile_urls': hostileAddresses,
  'state.unknown_enums': unknownChoices,
} as const satisfies Partial<Record<NamedState, Visitor>>;

export type AnswerState = keyof typeof answerStates;

export function transformByState(state: AnswerState, schema: $ZodType, value: unknown): unknown {
  return walk(schema, value, answerStates[state]);
}

export function transformByFault(fault: Fault, schema: $ZodType, value: unknown): unknown {
  switch (fault) {
    case 'fault_missing_fields':
      return withoutFields(value);
    case 'fault_nulls':
      return withNulls(value);
    case 'fault_unknown_enums':
      return walk(schema, value, unknownChoices);
    case 'fault_huge':
      return walk(schema, value, huge);
    default:
      return value;
  }
}
