// The developer's panel: sets everything that a link can set, and shows the mock's requests and
// messages.
import { make } from '#mocks/pages/shared/dom.ts';
import { createHost } from './host.ts';
import { icon } from './icon.ts';
import { createLauncher, nextCorner } from './launcher.ts';
import { loadMemory, saveMemory, type Corner, type TabId } from './memory.ts';
import css from './panel.css?inline';
import type { PanelMock } from './panelMock.ts';
import { button, copyButton } from './parts.ts';
import type { PanelContext, Tab } from './tab.ts';
import { createTabList } from './tabList.ts';
import { historyTab } from './tabs/historyTab.ts';
import { inboxTab } from './tabs/inboxTab.ts';
import { reportsTab } from './tabs/reportsTab.ts';
import { requestsTab } from './tabs/requestsTab.ts';
import { scenariosTab } from './tabs/scenariosTab.ts';
import { stateTab } from './tabs/stateTab.ts';

const second = 1_000;

function iconButton(name: Parameters<typeof icon>[0], label: string, act: () => void): HTMLButtonElement {
  const element = button('', act, { kind: 'quiet', label });
  element.append(icon(name));
  return element;
}

class Panel {
  readonly #mock: PanelMock;
  readonly #frame = make('div', { class: 'frame' });
  readonly #status = make('p', { class: 'visually-hidden', role: 'status' });
  readonly #launcher = createLauncher({
    onPress: () => this.toggle(),
    onMove: (corner) => this.#moveTo(corner),
  });
  readonly #tabs: Record<TabId, Tab>;
  readonly #tabList;
  readonly #sheet: HTMLElement;
  #memory = loadMemory();
  /** The newest message at the last refresh. */
  #lastMessage: number;

  constructor(mock: PanelMock) {
    this.#mock = mock;
    this.#lastMessage = this.#newestMessage();
    const context: PanelContext = { mock, announce: (message) => this.#say(message) };
    this.#tabs = {
      state: stateTab(context),
      scenarios: scenariosTab(context),
      history: historyTab(context),
      inbox: inboxTab(context),
      requests: requestsTab(context),
      reports: reportsTab(context),
    };
    this.#tabList = createTabList(this.#tabs, this.#memory.tab, (tab) => this.#keep({ tab }));
    this.#sheet = make(
      'div',
      { class: 'sheet', role: 'dialog', 'aria-label': 'Mock panel', hidden: true },
      this.#header(),
      this.#tabList.list,
      this.#tabList.panels,
    );
    this.#sheet.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      // Otherwise the same key press would also close the dialog below the panel.
      event.preventDefault();
      this.toggle();
    });
    this.#frame.append(this.#launcher.element, this.#sheet, this.#status);
    createHost(css).root.append(this.#frame);
    this.#draw();
    mock.onChange(() => this.#notice());
    setInterval(() => void this.#refresh(), second);
  }

  toggle(): void {
    const isOpen = !this.#memory.isOpen;
    this.#keep({ isOpen, isHidden: false });
    if (isOpen) this.#tabList.focus();
    else this.#launcher.element.focus();
    void this.#refresh();
  }

  toggleHidden(): void {
    this.#keep({ isHidden: !this.#memory.isHidden, isOpen: false });
  }

  #header(): HTMLElement {
    const copyLink = copyButton(
      'Copy link',
      async () => new URL(await this.#mock.link(), location.href).href,
      (message) => this.#say(message),
      'main',
    );
    copyLink.title =
      'A link to exactly this: seed, clock, brand, locale, player, scenarios, route and everything that was done';
    return make(
      'header',
      { class: 'header' },
      make('h2', {}, 'Mock'),
      copyLink,
      make('span', { class: 'space' }),
      iconButton('reload', 'Reload the page', () => location.reload()),
      iconButton('move', 'Move to the next corner', () => this.#moveTo(nextCorner(this.#memory.corner))),
      iconButton('hide', 'Hide the panel; Alt+Shift+M brings it back', () => this.toggleHidden()),
      iconButton('close', 'Close', () => this.toggle()),
    );
  }

  #newestMessage(): number {
    return this.#mock.inbox().at(-1)?.id ?? 0;
  }

  #say(message: string): void {
    this.#status.textContent = message;
  }

  #moveTo(corner: Corner): void {
    this.#keep({ corner });
    this.#say(`The panel is at the ${corner.replace('-', ' ')}`);
  }

  #keep(changes: Parameters<typeof saveMemory>[0]): void {
    this.#memory = { ...this.#memory, ...changes };
    const isReading = this.#memory.isOpen && this.#memory.tab === 'inbox';
    if (isReading) this.#memory.seenMessage = this.#newestMessage();
    saveMemory(this.#memory);
    this.#draw();
  }

  #draw(): void {
    const { corner, isOpen, isHidden, seenMessage } = this.#memory;
    this.#frame.dataset['corner'] = corner;
    this.#frame.hidden = isHidden;
    this.#sheet.hidden = !isOpen;
    const newest = this.#newestMessage();
    const unseen = this.#mock
      .inbox()
      .filter(({ id }) => id > (seenMessage > newest ? 0 : seenMessage)).length;
    this.#launcher.show({ isOpen, newMessages: unseen });
    if (isOpen) this.#tabs[this.#tabList.selected].refresh();
  }

  async #refresh(): Promise<void> {
    if (document.hidden) return;
    await this.#mock.poll(this.#memory.isOpen);
    if (this.#memory.isOpen) this.#tabs[this.#tabList.selected].refresh();
  }

  #notice(): void {
    const newest = this.#newestMessage();
    if (newest === this.#lastMessage) return;
    const message = newest > this.#lastMessage ? this.#mock.inbox().at(-1) : undefined;
    this.#lastMessage = newest;
    if (message) {
      const { kind, subject, code } = message;
      const what = code === undefined ? (subject ?? '') : `code ${code.replaceAll(/\B/g, ' ')}`;
      this.#say(`New ${kind === 'sms' ? 'SMS' : 'e-mail'} in the mock inbox, ${what}`);
    }
    this.#keep({});
  }
}

export function openPanel(mock: PanelMock): void {
  const panel = new Panel(mock);
  const onKey = (event: KeyboardEvent): void => {
    // Uses the physical key, because Alt+M types another character on some layouts.
    if (event.code !== 'KeyM' || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.shiftKey) panel.toggleHidden();
    else panel.toggle();
  };
  // Captures the event, because the panel stops keyboard events from bubbling.
  addEventListener('keydown', onKey, { capture: true });
}
