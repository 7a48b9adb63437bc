import { createIntl } from 'react-intl';
import { localeStore, type CompiledMessages } from '../src/i18n/locale.store.ts';
import { languageTag } from '../src/i18n/locales.ts';

type MessageId = FormatjsIntl.Message['ids'];

/** The text of a message as the story shows it, so that its test holds in every locale. */
export function storyText(id: MessageId, values: Record<string, string | number> = {}): string {
  // Only the loaded parts are there; asking for another fails the story (`missingTexts.ts`).
  const messages = localeStore.messages as Record<MessageId, CompiledMessages[string]>;
  return createIntl({ locale: languageTag(localeStore.locale), messages }).formatMessage({ id }, values);
}
