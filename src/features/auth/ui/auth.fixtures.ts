import type { ControlBinding, TextBinding } from '#/entities/form/useCheckedForm.ts';
import type { Notice } from '#/entities/form/NoticeText.tsx';
import type { SupportChannel } from '#/entities/support/SupportList.tsx';

const nothing = (): Promise<void> => Promise.resolve();

export function textField(name: string, notice?: Notice): TextBinding {
  return { name, onChange: nothing, onBlur: nothing, ref: () => undefined, notice };
}

export function controlOf(name: string, value: string, notice?: Notice): ControlBinding<string> {
  return { name, value, onChange: () => undefined, onBlur: () => undefined, ref: () => undefined, notice };
}

export const countries = [
  { country: 'ru', dialCode: '7' },
  { country: 'au', dialCode: '61' },
] as const;

export const support: readonly SupportChannel[] = [
  { kind: 'telegram', url: 'https://telegram.example/aurora-support' },
  { kind: 'viber', url: 'https://viber.example/aurora-support' },
  { kind: 'email', url: 'mailto:help@aurora.example' },
];
