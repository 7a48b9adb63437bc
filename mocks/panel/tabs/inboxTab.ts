// SMS and e-mails, newest first. Codes are highlighted.
import { make } from '#mocks/pages/shared/dom.ts';
import type { InboxItem } from '../../world/state.ts';
import { ago, copyButton } from '../parts.ts';
import type { PanelContext, Tab } from '../tab.ts';

function message(
  { announce, mock }: PanelContext,
  { kind, to, subject, text, code, link, at }: InboxItem,
): HTMLElement {
  const head = make(
    'header',
    { class: 'message-head' },
    make('span', { class: 'kind' }, kind === 'sms' ? 'SMS' : 'E-mail'),
    make('span', { class: 'to' }, kind === 'sms' ? `+${to}` : to),
    make('time', { datetime: new Date(at).toISOString() }, ago(mock.now() - at)),
  );
  const parts = [
    head,
    ...(subject === undefined ? [] : [make('h3', { class: 'subject' }, subject)]),
    ...(code === undefined
      ? []
      : [
          make(
            'p',
            { class: 'code-row' },
            make('code', { class: 'code' }, code),
            copyButton('Copy', () => code, announce),
          ),
        ]),
    make('p', { class: 'text' }, text),
  ];
  if (link !== undefined) parts.push(make('p', {}, make('a', { href: link, class: 'link' }, `Open ${link}`)));
  return make(
    'li',
    {},
    make(
      'article',
      { class: 'message', 'aria-label': `${kind === 'sms' ? 'SMS' : 'E-mail'} to ${to}` },
      ...parts,
    ),
  );
}

export function inboxTab(context: PanelContext): Tab {
  const list = make('ul', { class: 'messages' });
  const empty = make('p', { class: 'empty' }, 'No messages yet. SMS and e-mails arrive here.');
  let shown: readonly InboxItem[] | null = null;
  return {
    element: make('div', { class: 'stack' }, empty, list),
    refresh() {
      const messages = context.mock.inbox();
      // Each new message makes a new array, so the same array means that nothing has arrived.
      if (messages === shown) return;
      shown = messages;
      empty.hidden = messages.length > 0;
      list.replaceChildren(...messages.toReversed().map((item) => message(context, item)));
    },
  };
}
