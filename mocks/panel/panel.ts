// The developer panel. Sets everything that a link can set, and shows the traffic between the page and the
// mock.
import { make } from '#mocks/pages/shared/dom.ts';
import { unknownParameters } from '../scenarios/links.ts';
import { createResizer, reserveRoom } from './dock.ts';
import { createHeader } from './header.ts';
import { createHost, type Host } from './host.ts';
import { createLauncher } from './launcher.ts';
import { createNotices } from './notices.ts';
import { docks, loadMemory, saveMemory, themes, type Corner, type TabId } from './memory.ts';
import type { PanelMock } from './panelMock.ts';
import { onPanelKey, shortcutList, watchSuggestions } from './shortcuts.ts';
import base from './styles/base.css?inline';
import journal from './styles/journal.css?inline';
import parts from './styles/parts.css?inline';
import sheet from './styles/sheet.css?inline';
import tabStyles from './styles/tabs.css?inline';
import type { PanelContext, Tab } from './tab.ts';
import { createTabList } from './tabList.ts';
import { inboxTab } from './tabs/inboxTab.ts';
import { journalTab } from './tabs/journalTab.ts';
import { reportsTab } from './tabs/reportsTab.ts';
import { scenariosTab } from './tabs/scenariosTab.ts';
import { socketTab } from './tabs/socketTab.ts';
import { stateTab } from './tabs/stateTab.ts';
import { timeTab } from './tabs/timeTab.ts';
import { worldTab } from './tabs/worldTab.ts';

const second = 1_000;

const nextOf = <Value>(all: readonly Value[], present: Value): Value =>
  all[(all.indexOf(present) + 1) % all.length] ?? present;

function createTabs(context: PanelContext): Record<TabId, Tab> {
  return {
    state: stateTab(context),
    journal: journalTab(context),
    scenarios: scenariosTab(context),
    socket: socketTab(context),
    time: timeTab(context),
    world: worldTab(context),
    inbox: inboxTab(context),
    reports: reportsTab(context),
  };
}

class Panel {
  readonly #mock: PanelMock;
  readonly #frame = make('div', { class: 'frame' });
  readonly #status = make('p', { class: 'visually-hidden', role: 'status' });
  readonly #shortcuts = shortcutList();
  readonly #notices = createNotices();
  readonly #unknown: readonly string[];
  readonly #launcher = createLauncher({
    onPress: () => this.toggle(),
    onMove: (corner) => this.#moveTo(corner),
  });
  readonly #resizer = createResizer({
    present: () => this.#memory,
    resize: (size) => this.#keep(size),
  });
  readonly #tabs: Record<TabId, Tab>;
  readonly #tabList;
  readonly #sheet: HTMLElement;
  readonly #host: Host;
  readonly #timer: ReturnType<typeof setInterval>;
  #memory = loadMemory();
  /** Id of the newest inbox message at the last refresh; 0 for an empty inbox. */
  #lastMessage: number;

  constructor(mock: PanelMock) {
    this.#mock = mock;
    this.#lastMessage = this.#newestMessage();
    this.#unknown = unknownParameters(new URLSearchParams(location.search), mock.settings().brand);
    if (this.#unknown.length > 0)
      this.#notices.show('unknown', `The link names what is unknown: ${this.#unknown.join(', ')}`);
    const context: PanelContext = {
      mock,
      announce: (message) => this.#say(message),
      notices: this.#notices,
    };
    this.#tabs = createTabs(context);
    this.#tabList = createTabList(this.#tabs, this.#memory.tab, (tab) => this.#keep({ tab }));
    this.#sheet = this.#createSheet(context);
    this.#frame.append(this.#launcher.element, this.#sheet, this.#status);
    this.#host = createHost([base, sheet, parts, tabStyles, journal].join('\n'));
    this.#host.root.append(this.#frame);
    this.#draw();
    mock.onChange(() => this.#notice());
    this.#timer = setInterval(() => void this.#refresh(), second);
  }

  toggle(): void {
    const isOpen = !this.#memory.isOpen;
    this.#keep({ isOpen, isHidden: false });
    if (isOpen) this.#tabList.focus();
    else this.#launcher.element.focus();
    void this.#refresh();
  }

  /** Opens a closed panel, focuses an open one, and closes one that has the focus. */
  toggleByKey(): void {
    const hasFocus = this.#sheet.contains(this.#host.root.activeElement);
    if (this.#memory.isOpen && !this.#memory.isHidden && !hasFocus) this.#tabList.focus();
    else this.toggle();
  }

  toggleHidden(): void {
    this.#keep({ isHidden: !this.#memory.isHidden, isOpen: false });
  }

  remove(): void {
    clearInterval(this.#timer);
    reserveRoom(null, this.#memory.dock);
    this.#host.remove();
  }

  #createSheet(context: PanelContext): HTMLElement {
    const toggleList = (): void => {
      this.#shortcuts.hidden = !this.#shortcuts.hidden;
    };
    const element = make(
      'div',
      { class: 'sheet', role: 'dialog', 'aria-label': 'Mock panel', hidden: true },
      this.#resizer.element,
      createHeader(context, {
        dock: () => this.#nextDock(),
        theme: () => this.#nextTheme(),
        tall: () => this.#keep({ isTall: !this.#memory.isTall }),
        keys: toggleList,
        hide: () => this.toggleHidden(),
        close: () => this.toggle(),
      }),
      this.#shortcuts,
      this.#notices.element,
      this.#tabList.list,
      this.#tabList.panels,
    );
    watchSuggestions(element);
    element.addEventListener('keydown', (event) =>
      onPanelKey(event, {
        select: (tab) => {
          this.#tabList.select(tab);
          this.#tabList.focus();
        },
        close: () => this.toggle(),
        search: () =>
          this.#tabList.panels.querySelector<HTMLElement>('.panel:not([hidden]) [type="search"]')?.focus(),
        toggleList,
      }),
    );
    return element;
  }

  #newestMessage(): number {
    return this.#mock.inbox().at(-1)?.id ?? 0;
  }

  #say(message: string): void {
    this.#status.textContent = message;
  }

  #moveTo(corner: Corner): void {
    this.#keep({ corner });
    this.#say(`The button is at the ${corner.replace('-', ' ')}`);
  }

  #nextDock(): void {
    const dock = nextOf(docks, this.#memory.dock);
    this.#keep({ dock });
    this.#say(`The panel is at the ${dock}`);
  }

  #nextTheme(): void {
    const theme = nextOf(themes, this.#memory.theme);
    this.#keep({ theme });
    this.#say(theme === 'system' ? 'Colours follow the browser' : `Colours are ${theme}`);
  }

  #keep(changes: Parameters<typeof saveMemory>[0]): void {
    this.#memory = { ...this.#memory, ...changes };
    const isReading = this.#memory.isOpen && this.#memory.tab === 'inbox';
    if (isReading) this.#memory.seenMessage = this.#newestMessage();
    saveMemory(this.#memory);
    this.#draw();
  }

  #draw(): void {
    const { corner, dock, theme, width, height, isTall, isOpen, isHidden, seenMessage } = this.#memory;
    Object.assign(this.#frame.dataset, { corner, dock, theme, tall: isTall });
    this.#sheet.style.setProperty('--width', `${String(width)}px`);
    this.#sheet.style.setProperty('--height', `${String(height)}px`);
    this.#frame.hidden = isHidden;
    this.#sheet.hidden = !isOpen;
    this.#resizer.update();
    const newest = this.#newestMessage();
    const unseen = this.#mock
      .inbox()
      .filter(({ id }) => id > (seenMessage > newest ? 0 : seenMessage)).length;
    this.#launcher.show({ isOpen, newMessages: unseen, isLinkFaulty: this.#unknown.length > 0 });
    this.#tabList.count('inbox', unseen);
    reserveRoom(isOpen && !isHidden ? this.#sheet : null, dock);
    if (isOpen) this.#refreshTab();
  }

  #refreshTab(): void {
    // The refresh may fail while the server restarts. It is repeated a second later.
    Promise.resolve(this.#tabs[this.#tabList.selected].refresh()).catch(() => undefined);
  }

  async #refresh(): Promise<void> {
    if (document.hidden) return;
    await this.#mock.poll(this.#memory.isOpen);
    if (this.#memory.isOpen) this.#refreshTab();
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

/** Shows the panel. Returns a function that removes it. */
export function openPanel(mock: PanelMock): () => void {
  const panel = new Panel(mock);
  const onKey = (event: KeyboardEvent): void => {
    // Checks the physical key, because Alt+M types another character on some layouts.
    if (event.code !== 'KeyM' || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.shiftKey) panel.toggleHidden();
    else panel.toggleByKey();
  };
  // Captures the event, because the panel stops keyboard events from bubbling.
  addEventListener('keydown', onKey, { capture: true });
  return () => {
    removeEventListener('keydown', onKey, { capture: true });
    panel.remove();
  };
}
