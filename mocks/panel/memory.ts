// Remembers per tab whether and how the panel is shown.

export const corners = ['bottom-left', 'top-left', 'top-right', 'bottom-right'] as const;
export type Corner = (typeof corners)[number];

export const tabIds = [
  'state',
  'journal',
  'scenarios',
  'socket',
  'time',
  'world',
  'inbox',
  'reports',
] as const;
export type TabId = (typeof tabIds)[number];

export const docks = ['left', 'right', 'bottom'] as const;
export type Dock = (typeof docks)[number];

/** `system` is the browser's colour scheme. */
export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export interface PanelMemory {
  dock: Dock;
  theme: Theme;
  /** CSS pixels: the width at a side, and the height at the bottom. */
  width: number;
  height: number;
  /** Whether the panel uses nearly the whole height of a phone. */
  isTall: boolean;
  corner: Corner;
  tab: TabId;
  isOpen: boolean;
  isHidden: boolean;
  /** Number of the last inbox message that was seen. */
  seenMessage: number;
}

const memoryKey = 'mock.panel';
const requestedKey = 'mock.panel.wish';
const initial: PanelMemory = {
  // The default is the bottom, because a panel at a side would cover the client's menu or the
  // player's account.
  dock: 'bottom',
  theme: 'system',
  width: 460,
  height: 360,
  isTall: false,
  corner: 'bottom-left',
  tab: 'state',
  isOpen: false,
  isHidden: false,
  seenMessage: 0,
};

/** If the storage is blocked, the panel remembers nothing. */
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
    // The storage may be blocked.
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

export function loadMemory(): PanelMemory {
  const stored = parse(read(memoryKey));
  const valueOf = (name: keyof PanelMemory): unknown => Reflect.get(stored, name);
  const seen = valueOf('seenMessage');
  const sizeOf = (name: 'width' | 'height'): number => {
    const size = valueOf(name);
    return typeof size === 'number' && size > 0 ? size : initial[name];
  };
  return {
    dock: docks.find((dock) => dock === valueOf('dock')) ?? initial.dock,
    theme: themes.find((theme) => theme === valueOf('theme')) ?? initial.theme,
    width: sizeOf('width'),
    height: sizeOf('height'),
    isTall: valueOf('isTall') === true,
    corner: corners.find((corner) => corner === valueOf('corner')) ?? initial.corner,
    tab: tabIds.find((tab) => tab === valueOf('tab')) ?? initial.tab,
    isOpen: valueOf('isOpen') === true,
    isHidden: valueOf('isHidden') === true,
    seenMessage: typeof seen === 'number' ? seen : initial.seenMessage,
  };
}

export function saveMemory(changes: Partial<PanelMemory>): void {
  write(memoryKey, JSON.stringify({ ...loadMemory(), ...changes }));
}

export interface PanelQuestion {
  /** The value of `mock.panel` in the page's URL, or in the last URL of this tab that had one. */
  requested: string | null;
  isDriven: boolean;
  isFramed: boolean;
}

/**
 * Whether the panel shows. By default it does, except in automated browsers and in frames. A link
 * overrides the default.
 */
export function shouldShowPanel({ requested, isDriven, isFramed }: PanelQuestion): boolean {
  if (requested === 'on' || requested === 'off') return requested === 'on';
  return !isDriven && !isFramed;
}

/** `?mock.panel=on` or `off` also applies to later pages of this tab. */
export function isPanelEnabled(): boolean {
  const fromLink = new URLSearchParams(location.search).get('mock.panel');
  if (fromLink !== null) write(requestedKey, fromLink);
  return shouldShowPanel({
    requested: fromLink ?? read(requestedKey),
    isDriven: navigator.webdriver,
    isFramed: window.parent !== window,
  });
}
