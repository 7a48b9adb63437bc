// Defines modals by name and lazy chunk, so that code can open a modal without importing its view.
import type { ComponentType, ReactElement } from 'react';
import { proxy, ref } from 'valtio';
import type { DialogOptions } from '#/ui/Dialog/Dialog.tsx';
import { lazyView, type LazyView } from './lazyView.ts';

type MessageId = FormatjsIntl.Message['ids'];

/** The appearance of a modal, and how it closes (specification S2.73 to S2.79). */
export interface ModalOptions extends DialogOptions {
  readonly title?: MessageId;
  readonly label?: MessageId;
  readonly withLogo?: boolean;
  /** The modal covers the page and closes on any click. See `defineOverlay`. */
  readonly isOverlay?: boolean;
  /** True if the modal stays open on navigation, which closes all others. */
  readonly staysOnNavigation?: boolean;
}

export interface Closable {
  readonly close: () => void;
}

type ModalView<Props extends object> = () => Promise<{ default: ComponentType<Props & Closable> }>;

/** The content loads when first shown, or earlier with `preload`. */
export interface ModalHandle<Props extends object> extends LazyView<Props & Closable> {
  readonly name: string;
  readonly options: ModalOptions;
}

export interface OpenModal {
  readonly name: string;
  /** Changes with each opening. A modal that is opened again is therefore mounted as a new dialog on top. */
  readonly opening: number;
  readonly options: ModalOptions;
  /** Renders the content. If its chunk failed to load, another call loads the chunk again. */
  readonly render: () => ReactElement;
  readonly onClose: (() => void) | undefined;
}

const initialState = (): { stack: OpenModal[] } => ({ stack: [] });

export const modalsStore = proxy(initialState());
let openings = 0;

/** Defines a modal by name and chunk. A chunk that failed to load is retried at the next opening. */
export function defineModal<Props extends object = Record<string, never>>(
  name: string,
  { load, options = {} }: { load: ModalView<Props>; options?: ModalOptions },
): ModalHandle<Props> {
  return { name, options, ...lazyView(load) };
}

/** A full-page overlay without a dialog box. Any click closes it. */
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

/** Opens a modal on top. One that is already open gets the new props and moves to the top. */
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

/** Closes all modals but those with `staysOnNavigation`. */
export function closeModalsOnNavigation(): void {
  for (const open of modalsStore.stack.filter(({ options }) => !options.staysOnNavigation)) closeModal(open);
}

export function resetModals(): void {
  for (const open of modalsStore.stack) closeModal(open);
  Object.assign(modalsStore, initialState());
}
