import { make } from '#mocks/pages/shared/dom.ts';
import type { ActiveScenario } from '../../core/scenarioBoard.ts';
import { checkbox, field, row, section } from '../parts.ts';
import { switchesOf, withSwitches, type NetworkSwitches } from './network.ts';

export interface NetworkSection {
  readonly element: HTMLElement;
  update(active: readonly ActiveScenario[]): void;
}

/** @param change passes the active scenarios to `alter`, and activates the scenarios in the returned text */
export function networkSection(
  change: (alter: (active: readonly ActiveScenario[]) => string) => void,
): NetworkSection {
  const set = (part: Partial<NetworkSwitches>): void =>
    change((active) => withSwitches(active, { ...switchesOf(active), ...part }));
  const number = (most: number, step: number, apply: (value: number) => void): HTMLInputElement => {
    const input = make('input', {
      type: 'number',
      min: '0',
      max: String(most),
      step: String(step),
      value: '0',
    });
    input.addEventListener('change', () => {
      if (input.reportValidity()) apply(input.valueAsNumber || 0);
    });
    return input;
  };
  const offline = checkbox('Offline', false, (isOffline) => set({ isOffline }));
  const slow = checkbox('Slow (1 to 3 s)', false, (isSlow) => set({ isSlow, delay: 0, jitter: 0 }));
  const failures = number(100, 1, (value) => set({ failures: value }));
  const delay = number(60_000, 1, (value) => set({ delay: value, isSlow: false }));
  const jitter = number(60_000, 1, (value) => set({ jitter: value }));
  const show = (input: HTMLInputElement, value: number): void => {
    if (!input.matches(':focus')) input.value = String(value);
  };
  return {
    element: section(
      'Network',
      row(offline, slow),
      row(field('Failing calls, %', failures), field('Late by, ms', delay), field('Varying by, ms', jitter)),
    ),
    update(active) {
      const switches = switchesOf(active);
      const [offlineBox, slowBox] = [offline, slow].map((label) => label.querySelector('input'));
      if (offlineBox) offlineBox.checked = switches.isOffline;
      if (slowBox) slowBox.checked = switches.isSlow;
      show(failures, switches.failures);
      show(delay, switches.delay);
      show(jitter, switches.jitter);
    },
  };
}
