import { fallsThrough, isPress, isSame, type Property } from './property.ts';

export const focusIsKept: Property = {
  name: 'focus is never lost after a press',
  isPatient: true,
  check({ step, before, after }) {
    if (!isPress(step) || step.framed || after.focus !== null) return null;
    // If the first click of a double-click removes the control, the second one hits whatever is below. Losing
    // the focus this way is a failure only while a dialog is open.
    if (step.how === 'double' && after.dialogs.length === 0) return null;
    // A new document begins without a focus. The cashbox, for example, is a separate document.
    if (before.loads !== after.loads) return null;
    // After a click on a link to another page, that page chooses where the focus goes.
    if (step.how !== 'enter' && new URL(before.url).pathname !== new URL(after.url).pathname) return null;
    return {
      detail: `the page's body has it after ${step.how} on ${step.role} “${step.name}” (${before.url} → ${after.url})`,
      expectation:
        'expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");'.replaceAll(
          '"',
          "'",
        ),
    };
  },
};

export const dialogReturnsFocus: Property = {
  name: 'closing a dialog returns the focus',
  isPatient: true,
  check(moment) {
    const { before, after, openers, step, isOpenerThere } = moment;
    const closes = after.dialogs.length < before.dialogs.length && before.url === after.url;
    const opener = openers[after.dialogs.length];
    if (!closes || !opener || fallsThrough(moment) || step.do === 'size' || step.do === 'reload') return null;
    if (after.focus && (isSame(after.focus, opener) || after.focus.name !== '')) return null;
    // The page's main part may have the focus only if the control that opened the dialog is gone.
    const isPage = after.focus?.role === 'main' && isOpenerThere;
    if (after.focus !== null && after.focus.role !== 'generic' && !isPage) return null;
    return {
      detail: `${before.dialogs.at(-1) ?? ''} was opened by ${opener.role} “${opener.name}”, now ${after.focus === null ? 'nothing' : after.focus.role} has it`,
      expectation: "expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');",
    };
  },
};
