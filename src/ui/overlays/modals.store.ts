// Which modals are open. A modal is named and loaded by its definition, so that a feature opens it without importing its view.
import { createElement, lazy, type ComponentType, type LazyExoticComponent, type ReactElement } from 'react';
import { proxy, ref } from 'valtio';
import type { DialogOptions } from '../Dialog/Dialog.tsx';

type MessageId = FormatjsIntl.Message['ids'];

/** How the shell of a modal looks and closes (specification §2, 'Modal shell'). */
export interface ModalOptions extends DialogOptions {
  /** Id of the title's text. */
  readonly title?: MessageId;
  /** Name for assistive technology where the content has its own heading. */
  readonly label?: MessageId;
  /** Parts of the product whose texts the modal needs before it shows. */
  readonly messages?: readonly string[];
  readonly withLogo?: boolean;
  /** Stays open when the player goes to another page; other modals close then. */
  readonly staysOnNavigation?: boolean;
}

/** What `defineModal` returns: the typed key to one modal. */
export interface ModalHandle<Props extends object> {
  readonly name: string;
  readonly options: ModalOptions;
  /** The element that shows the modal's content; its code is loaded when first rendered. */
  readonly element: (props: Props) => ReactElement;
}

export interface OpenModal {
  readonly name: string;
  /** Number of the opening: one that is opened again comes to the top as a new dialog. */
  readonly opening: number;
  readonly options: ModalOptions;
  readonly element: ReactElement;
  /** Called once when the modal closes, however that happens. */
  readonly onClose: (() => void) | undefined;
}

const initialState = (): { stack: OpenModal[] } => ({ stack: [] });

/** Open modals, the topmost last. The background shows while there is one. */
export const modalsStore = proxy(initialState());
let openings = 0;

/**
 * Names a modal and says where its code is. A module that failed to load is asked for again at the next opening.
 * @example export const levelModal = defineModal<LevelProps>('level', { load: () => import('./ui/LevelModal.tsx') });
 */
export function defineModal<Props extends object = Record<string, never>>(
  name: string,
  { load, options = {} }: { load: () => Promise<{ default: ComponentType<Props> }>; options?: ModalOptions },
): ModalHandle<Props> {
  let view: LazyExoticComponent<ComponentType<Props>> | undefined;
  const retryable = () =>
    load().catch((error: unknown) => {
      view = undefined;
      throw error;
    });
  return {
    name,
    options,
    element: (props) => {
      view ??= lazy(retryable);
      // `lazy` keeps the component's props in its type, but `createElement` cannot see that through the alias.
      return createElement<Props>(view as unknown as ComponentType<Props>, props);
    },
  };
}

/** Opens a modal on top of the others; one that is open already gets the new props and comes to the top. */
export function openModal<Props extends object>(handle: ModalHandle<Props>, props: Props, settings: { onClose?: () => void } = {}): void {
  const { name, options } = handle;
  openings += 1;
  const entry: OpenModal = { name, options, opening: openings, element: handle.element(props), onClose: settings.onClose };
  modalsStore.stack = [...modalsStore.stack.filter((open) => open.name !== name), ref(entry)];
}

/** Closes the modal of this name; nothing happens if it is not open. */
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
