// Carries out steps in the page: with the pointer, with keys, in fields, and through the mock's controls.
import type { Frame, Page } from 'playwright-core';
import type { Step, Target } from './types.ts';

const focus = (page: Page, step: Target): Promise<boolean> =>
  page.evaluate((target) => window.__explorer?.focus(target) ?? false, step);

async function pressInFrame(frames: readonly Frame[], step: Target): Promise<boolean> {
  for (const frame of frames)
    if (await frame.evaluate((target) => window.__explorer?.pressInside(target), step).catch(() => false))
      return true;
  return false;
}

export async function press(
  page: Page,
  frames: readonly Frame[],
  step: Step & { do: 'press' },
): Promise<boolean> {
  if (step.framed) return pressInFrame(frames, step);
  if (step.how === 'enter') {
    if (!(await focus(page, step))) return false;
    const isBox = ['checkbox', 'radio', 'switch'].includes(step.role);
    await page.keyboard.press(isBox ? ' ' : 'Enter');
    return true;
  }
  const point = await page.evaluate((target) => window.__explorer?.reach(target), step);
  if (!point) return false;
  // The second click of a double-click follows without a pause, as if a busy page handled both in a row.
  await (step.how === 'double' ? page.mouse.dblclick(point.x, point.y) : page.mouse.click(point.x, point.y));
  return true;
}

export async function type(page: Page, step: Step & { do: 'type' }): Promise<boolean> {
  if (!(await focus(page, step))) return false;
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(step.value);
  return true;
}

export async function choose(page: Page, step: Step & { do: 'choose' }): Promise<boolean> {
  if (!(await focus(page, step))) return false;
  return page.evaluate((value) => {
    const select = document.activeElement;
    if (!(select instanceof HTMLSelectElement)) return false;
    select.value = value;
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }, step.value);
}

/**
 * Carries out a step by script: moves the clock, arms a fault or scrolls. Returns false if the page has no
 * casino.
 */
export function runScriptStep(page: Page, step: Step): Promise<boolean> {
  return page.evaluate((given) => {
    if (given.do === 'jump') window.__mock?.advanceClock(given.ms);
    if (given.do === 'fault') window.__explorer?.arm(given.kind, given.of);
    if (given.do === 'scroll') {
      const height = document.documentElement.scrollHeight;
      scrollTo({ top: { top: 0, middle: height / 2, end: height }[given.to], behavior: 'instant' });
    }
    return given.do === 'scroll' || window.__mock !== undefined;
  }, step);
}
