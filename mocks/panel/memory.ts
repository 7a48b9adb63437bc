// Whether the panel shows, and how it was left: kept for the tab, so that a reload shows it as it was.

export const corners = ['bottom-left', 'top-left', 'top-right', 'bottom-right'] as const;
export type Corner = (typeof corners)[number];

export const tabIds = ['state', 'scenarios', 'inbox', 'requests', 'reports'] as const;
export type TabId = (typeof tabIds)[number];

export interface PanelMemory {
  corner: Corner;
  tab: TabId;
  isOpen: boolean;
  isHidden: boolean;
  /** The number of the last message that was seen in the inbox. */
  seenMessage: number;
}

const memoryKey = 'mock.panel';
const wishKey = 'mock.panel.wish';
const initial: PanelMemory = {
  corner: 'bottom-left',
  tab: 'state',
  isOpen: false,
  isHidden: false,
  seenMessage: 0,
};

/** Storage may be blocked; then the panel forgets. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Nothing to do: see `read`.
  }
}

function parse(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export function recall(): PanelMemory {
  const stored = parse(read(memoryKey));
  const valueOf = (name: keyof PanelMemory): unknown => Reflect.get(stored, name);
  const seen = valueOf('seenMessage');
  return {
    corner: corners.find((corner) => corner === valueOf('corner')) ?? initial.corner,
    tab: tabIds.find((tab) => tab === valueOf('tab')) ?? initial.tab,
    isOpen: valueOf('isOpen') === true,
    isHidden: valueOf('isHidden') === true,
    seenMessage: typeof seen === 'number' ? seen : initial.seenMessage,
  };
}

export function remember(changes: Partial<PanelMemory>): void {
  write(memoryKey, JSON.stringify({ ...recall(), ...changes }));
}

export interface PanelQuestion {
  /** `mock.panel` of the link, or of an earlier link of this tab. */
  wish: string | null;
  isDriven: boolean;
  isFramed: boolean;
}

/** On for people; off for programs and in frames, such as a story's, unless the link asks for it. */
export function wantsPanel({ wish, isDriven, isFramed }: PanelQuestion): boolean {
  if (wish === 'on' || wish === 'off') return wish === 'on';
  return !isDriven && !isFramed;
}

/** Whether this tab has a panel. `?mock.panel=on` or `off` counts from then on. */
export function isPanelWanted(): boolean {
  const asked = new URLSearchParams(location.search).get('mock.panel');
  if (asked !== null) write(wishKey, asked);
  return wantsPanel({
    wish: asked ?? read(wishKey),
    isDriven: navigator.webdriver,
    isFramed: window.parent !== window,
  });
}
