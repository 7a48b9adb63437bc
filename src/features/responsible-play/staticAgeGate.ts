// The age gate in every static page. An inline script opens it before any other code loads.
import { hostMatches } from '#/brands/hostPattern.ts';
import { keepAgeConsent, needsAgeConsent } from './ageConsent.ts';

export const GATE_ID = 'age-gate';

export function staticAgeGate(): HTMLDialogElement | null {
  const gate = document.getElementById(GATE_ID);
  return gate instanceof HTMLDialogElement ? gate : null;
}

function showStep(gate: HTMLDialogElement, wanted: string): void {
  for (const step of gate.querySelectorAll<HTMLElement>('[data-step]')) {
    step.hidden = step.dataset['step'] !== wanted;
    if (!step.hidden) step.querySelector<HTMLElement>('[data-autofocus], [tabindex]')?.focus();
  }
}

/**
 * Opens the static age gate. It isn't used on hosts whose licence requires a different age: there, `askAge`
 * opens the modal.
 */
export function openStaticAgeGate(isGuest: boolean): void {
  const gate = staticAgeGate();
  if (!gate || !isGuest || !needsAgeConsent(navigator.userAgent)) return;
  const elsewhere = gate.dataset['elsewhere']?.split(' ').filter(Boolean) ?? [];
  if (elsewhere.some((pattern) => hostMatches(pattern, location.host))) return;
  let isAnswered = false;
  gate.addEventListener('click', (event) => {
    // Keep the press out of the queue that replays presses after hydration, because this listener already
    // handles it.
    event.stopPropagation();
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const [yes, no] = gate.querySelectorAll('button');
    if (!button) return;
    if (button === yes) {
      isAnswered = true;
      keepAgeConsent();
      gate.close();
      document.querySelector('main')?.focus({ preventScroll: true });
    } else showStep(gate, button === no ? 'refused' : 'asked');
  });
  gate.addEventListener('cancel', (event) => event.preventDefault());
  // On a second Escape, browsers close the dialog despite `preventDefault`, so open it again.
  gate.addEventListener('close', () => {
    if (!isAnswered && gate.isConnected) gate.showModal();
  });
  gate.showModal();
  showStep(gate, 'asked');
}
