// How hard a new password is to guess. A hint: the server decides what it accepts.
import { PASSWORD_LENGTH } from './rules.ts';

export type Strength = 'weak' | 'fair' | 'strong';

const STRONG_LENGTH = 12;
/** Fewer different characters are a repeated pattern, such as `abababab`. */
const FEWEST_DIFFERENT = 5;
/** Shorter names are too likely to be part of a word. */
const SHORTEST_NAME = 4;

/** Whether the password contains an e-mail or its name, a phone number or the nickname of the player. */
export function containsOwnName(password: string, ownNames: readonly string[]): boolean {
  const lower = password.toLowerCase();
  return ownNames
    .flatMap((name) => [name, name.replace(/@.*$/, '')])
    .some((name) => name.length >= SHORTEST_NAME && lower.includes(name.toLowerCase()));
}

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** Long passwords are strong, shorter ones need several kinds of characters. */
export function passwordStrength(password: string, ownNames: readonly string[]): Strength {
  if (password.length < PASSWORD_LENGTH || containsOwnName(password, ownNames)) return 'weak';
  if (new Set(password).size < FEWEST_DIFFERENT) return 'weak';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  if (password.length >= STRONG_LENGTH) return variety >= 2 ? 'strong' : 'fair';
  return variety >= 3 ? 'fair' : 'weak';
}
