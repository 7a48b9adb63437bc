import type { FieldValues } from 'react-hook-form';
import { checkFields, codeRules } from './rules.ts';
import type { ServerFormSettings } from './useServerForm.ts';
import { useFormControl, type ControlBinding } from './useCheckedForm.ts';
import { useServerForm, type ServerForm } from './useServerForm.ts';

interface Values {
  code: string;
}

/** The form for a code that was sent by SMS or e-mail. */
export function useCodeForm<Body extends FieldValues, Answer, Path extends object = object>(
  settings: Omit<ServerFormSettings<Values, Body, Answer, Path>, 'defaultValues' | 'check'>,
): ServerForm<Values> & { readonly code: ControlBinding<string> } {
  const form = useServerForm<Values, Body, Answer, Path>({
    ...settings,
    defaultValues: { code: '' },
    check: (values) => checkFields(values, { code: codeRules }),
  });
  return { ...form, code: useFormControl(form, 'code') };
}
