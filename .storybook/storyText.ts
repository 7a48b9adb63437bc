import type { IntlShape } from 'react-intl';
import { createTexts } from '../src/i18n/createTexts.ts';
import { localeStore } from '../src/i18n/locale.store.ts';

type MessageId = FormatjsIntl.Message['ids'];

/**
 * One formatter per language, because creating one takes milliseconds and the error atlas reads thousands
 * of texts.
 */
const known = new WeakMap<object, IntlShape>();

/** A message in the story's locale, so that tests pass in every locale. */
export function storyText(id: MessageId, values: Record<string, string | number> = {}): string {
  // The messages may be incomplete. `missingTexts.ts` fails a story that requests a missing one.
  const { locale, messages } = localeStore;
  const intl = known.get(messages) ?? createTexts(locale, messages);
  known.set(messages, intl);
  return intl.formatMessage({ id }, values);
}
