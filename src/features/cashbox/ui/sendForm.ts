import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

/** Sends a form. Where that only says what is wrong, the first wrong field gets the focus. */
export function sendForm(event: SubmitEvent<HTMLFormElement>, send: () => void): void {
  event.preventDefault();
  const form = event.currentTarget;
  flushSync(send);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
