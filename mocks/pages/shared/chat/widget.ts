// A support chat's window over the casino's page, in a shadow tree.
import { make } from '#mocks/pages/shared/dom.ts';
import type { LocalText } from '#mocks/world/settings.ts';
import { localeOf } from '../locale.ts';
import { answerTo, greetingOf } from './answers.ts';
import { keepConversation, type Said } from './conversation.ts';

export interface Visitor {
  email?: string;
  custom1?: string;
  custom2?: string;
  displayName?: string;
  fields?: { info?: string };
}

export interface ChatOptions {
  name: string;
  hue: number;
  account: string;
  location: string;
  visitor: Visitor;
  record: (event: string, data?: unknown) => void;
}

export interface Chat {
  /** A draft is shown in the field and not sent. */
  open(settings?: { draft?: string }): void;
  close(): void;
  /** Removes the window and its conversation. */
  destroy(): void;
}

const ANSWER_AFTER_MS = 700;

const texts = {
  title: { ru: 'Поддержка', en: 'Support', it: 'Assistenza', br: 'Suporte' },
  close: { ru: 'Закрыть чат', en: 'Close the chat', it: 'Chiudi la chat', br: 'Fechar o chat' },
  message: { ru: 'Сообщение', en: 'Message', it: 'Messaggio', br: 'Mensagem' },
  send: { ru: 'Отправить', en: 'Send', it: 'Invia', br: 'Enviar' },
} as const satisfies Record<string, LocalText>;

/**
 * The chat has the font and the colours of the casino's page, because custom properties reach into
 * the shadow tree.
 */
const style = (hue: number): string => `
  :host { position: fixed; inset: auto 16px 16px auto; z-index: 2147483000; font: 16px/1.4 var(--font-text, system-ui), sans-serif }
  section { display: grid; grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr); inline-size: min(360px, calc(100vw - 32px));
    block-size: min(480px, calc(100vh - 32px)); overflow: hidden; color: var(--text, #172033); background: var(--surface-1, #fff);
    border-radius: 18px; box-shadow: 0 20px 60px rgb(10 14 30 / 40%) }
  section[hidden] { display: none }
  header { display: flex; align-items: center; justify-content: space-between; gap: 8px; padding: 10px 10px 10px 18px;
    color: #fff; background: hsl(${String(hue)} 60% 32%) }
  h2 { margin: 0; font-size: 17px }
  .log { display: grid; grid-template-columns: minmax(0, 1fr); align-content: end; overflow: auto }
  ol { display: grid; gap: 8px; margin: 0; padding: 16px; list-style: none }
  li { max-inline-size: 85%; padding: 8px 14px; overflow-wrap: anywhere; background: var(--surface-2, #eef1f7); border-radius: 14px }
  li[data-from='visitor'] { justify-self: end; color: #fff; background: hsl(${String(hue)} 60% 32%) }
  form { display: flex; gap: 8px; padding: 12px; border-block-start: 1px solid var(--border, #d9dfeb) }
  input { flex: 1; min-inline-size: 0; padding: 10px 14px; font: inherit; color: inherit; background: var(--surface-0, #fff);
    border: 1px solid #8d97ac; border-radius: 12px }
  button { min-block-size: 44px; min-inline-size: 44px; padding: 0 14px; font: inherit; font-weight: 600; color: inherit;
    cursor: pointer; background: none; border: 0; border-radius: 12px }
  form button { flex: none; color: #fff; background: hsl(${String(hue)} 60% 32%) }
  :focus-visible { outline: 3px solid hsl(${String(hue)} 80% 55%); outline-offset: 2px }`;

/** Mounts the chat with its window closed. VIPs, and chats opened at the location `vip`, get a manager's greeting. */
export function mountChat({ name, hue, account, location, visitor, record }: ChatOptions): Chat {
  const locale = localeOf(document.documentElement.lang);
  const isVip = visitor.fields?.info === 'VIP' || location === 'vip';
  const list = make('ol', {});
  const log = make('div', { class: 'log', role: 'log', 'aria-label': name, tabindex: '0' }, list);
  const input = make('input', { 'aria-label': texts.message[locale], maxlength: '500', autocomplete: 'off' });
  let opener: HTMLElement | null = null;

  const conversation = keepConversation(name, visitor.email);
  const show = ({ from, text }: Said): void => {
    list.append(make('li', { 'data-from': from }, text));
    log.scrollTop = log.scrollHeight;
  };
  const say = (from: Said['from'], text: string): void => {
    show({ from, text });
    conversation.add({ from, text });
  };
  const send = (event: Event): void => {
    event.preventDefault();
    const question = input.value.trim();
    if (question === '') return;
    input.value = '';
    const asked = conversation.read().filter(({ from }) => from === 'visitor').length;
    say('visitor', question);
    record('message', { text: question });
    setTimeout(() => say('support', answerTo(question, locale, asked)), ANSWER_AFTER_MS);
  };
  const close = (): void => {
    if (section.hidden) return;
    section.hidden = true;
    record('close');
    opener?.focus();
  };
  const section = make(
    'section',
    {
      role: 'dialog',
      'aria-label': name,
      hidden: true,
      keydown: (event) => (event instanceof KeyboardEvent && event.key === 'Escape' ? close() : undefined),
    },
    make(
      'header',
      {},
      make('h2', {}, texts.title[locale]),
      make('button', { type: 'button', 'aria-label': texts.close[locale], click: close }, '×'),
    ),
    log,
    make('form', { submit: send }, input, make('button', { type: 'submit' }, texts.send[locale])),
  );
  const host = make('div', { 'data-third-party': name.toLowerCase() });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style(hue));
  // The casino's CSP blocks style elements but allows constructed style sheets.
  root.adoptedStyleSheets = [sheet];
  root.append(section);
  document.body.append(host);
  for (const said of conversation.read()) show(said);
  record('start', { account, location, visitor });
  return {
    open({ draft } = {}) {
      if (draft !== undefined) input.value = draft;
      if (section.hidden) {
        opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        section.hidden = false;
        log.scrollTop = log.scrollHeight;
        record('open');
        if (list.childElementCount === 0) say('support', greetingOf(isVip, locale));
      }
      input.focus();
    },
    close,
    destroy() {
      host.remove();
      conversation.forget();
      record('end');
    },
  };
}
