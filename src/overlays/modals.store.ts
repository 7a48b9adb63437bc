// Modals are named and loaded by their definition, so that a feature opens one without its view.
import type { ComponentType, ReactElement } from 'react';
import { proxy, ref } from 'valtio';
import type { DialogOptions } from '#/ui/Dialog/Dialog.tsx';
import { lazyView, type LazyView } from './lazyView.ts';

type MessageId = FormatjsIntl.Message['ids'];

/** How the shell of a modal looks and closes (specification S2.73 to S2.79). */
export interface ModalOptions extends DialogOptions {
  readonly title?: MessageId;
  readonly label?: MessageId;
  readonly withLogo?: boolean;
  /** Drawn over the whole page and closed by any click. See `defineOverlay`. */
  readonly isOverlay?: boolean;
  /** Stays open when the player goes to another page; other modals close then. */
  readonly staysOnNavigation?: boolean;
}

export interface Closable {
  readonly close: () => void;
}

type ModalView<Props extends object> = () => Promise<{ default: ComponentType<Props & Closable> }>;

/** Its content is loaded when it is first shown, or before by `preload`. */
export interface ModalHandle<Props extends object> extends LazyView<Props & Closable> {
  readonly name: string;
  readonly options: ModalOptions;
}

export interface OpenModal {
  readonly name: string;
  /** Number of the opening: one that is opened again comes to the top as a new dialog. */
  readonly opening: number;
  readonly options: ModalOptions;
  /** Drawn again, it loads code that has failed to load. */
  readonly render: () => ReactElement;
  readonly onClose: (() => void) | undefined;
}

const initialState = (): { stack: OpenModal[] } => ({ stack: [] });

export const modalsStore = proxy(initialState());
let openings = 0;

/**
 * Names a modal and says where its code is. A module that failed to load is tried again at the next opening.
 */
export function defineModal<Props extends object = Record<string, never>>(
  name: string,
  { load, options = {} }: { load: ModalView<Props>; options?: ModalOptions },
): ModalHandle<Props> {
  return { name, options, ...lazyView(load) };
}

/** An overlay over the whole page without a box of its own; a click anywhere closes it. */
export function defineOverlay<Props extends object = Record<string, never>>(
  name: string,
  {
    load,
    options,
  }: {
    load: ModalView<Props>;
    options: Pick<ModalOptions, 'staysOnNavigation'> & { label: MessageId };
  },
): ModalHandle<Props> {
  return { name, options: { ...options, isOverlay: true }, ...lazyView(load) };
}

/** Opens a modal on top of the others; one that is open already gets the new props and comes to the top. */
export function openModal<Props extends object>(
  handle: ModalHandle<Props>,
  props: Props,
  settings: { onClose?: () => void } = {},
): void {
  const { name, options } = handle;
  openings += 1;
  const entry: OpenModal = {
    name,
    options,
    opening: openings,
    render: () => handle.element({ ...props, close: () => closeModal(name) }),
    onClose: settings.onClose,
  };
  modalsStore.stack = [...modalsStore.stack.filter((open) => open.name !== name), ref(entry)];
}

export function closeModal(modal: string | { readonly name: string }): void {
  const name = typeof modal === 'string' ? modal : modal.name;
  const closing = modalsStore.stack.filter((open) => open.name === name);
  if (closing.length === 0) return;
  modalsStore.stack = modalsStore.stack.filter((open) => open.name !== name);
  for (const open of closing) open.onClose?.();
}

/** Closes what a change of page leaves behind. */
export function closeModalsOnNavigation(): void {
  for (const open of modalsStore.stack.filter(({ options }) => !options.staysOnNavigation)) closeModal(open);
}

/** Closes everything, as logout does. */
export function resetModals(): void {
  for (const open of modalsStore.stack) closeModal(open);
  Object.assign(modalsStore, initialState());
}
