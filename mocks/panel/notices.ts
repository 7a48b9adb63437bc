// Messages above the tabs, which stay until they are closed.
import { make } from '#mocks/pages/shared/dom.ts';
import { button } from './parts.ts';

export interface Notices {
  readonly element: HTMLElement;
  /** Replaces an earlier notice of the same kind. */
  show(kind: string, text: string, ...actions: HTMLElement[]): void;
  close(kind: string): void;
}

export function createNotices(): Notices {
  const element = make('div', { class: 'notices', role: 'status' });
  const shown = new Map<string, HTMLElement>();
  const close = (kind: string): void => {
    shown.get(kind)?.remove();
    shown.delete(kind);
  };
  return {
    element,
    show(kind, text, ...actions) {
      close(kind);
      const away = button('✕', () => close(kind), { kind: 'quiet', label: 'Close the notice' });
      const notice = make('div', { class: 'notice' }, make('p', { class: 'line' }, text), ...actions, away);
      shown.set(kind, notice);
      element.append(notice);
    },
    close,
  };
}
