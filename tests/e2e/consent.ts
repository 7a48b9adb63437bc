import type { Locator } from '@playwright/test';
import type { Casino } from './casino.ts';
import { pressAtEnd } from './shell.ts';

export const bannerOf = (casino: Casino): Locator =>
  casino.page.getByRole('region', { name: casino.text('tracking.consent.title') });

export async function openConsentSettings(casino: Casino): Promise<Locator> {
  const { page } = casino;
  const button = page
    .getByRole('contentinfo')
    .getByRole('button', { name: casino.text('app.footer.consent') });
  const dialog = page.getByRole('dialog', { name: casino.text('tracking.consent.title') });
  await pressAtEnd(page, button, dialog);
  return dialog;
}

export interface Told {
  readonly party: string;
  readonly event: string;
  readonly data: unknown;
}

export async function eventsReportedTo(casino: Casino, parties: readonly string[]): Promise<Told[]> {
  const { data } = await casino.control('get', 'third-parties');
  return data
    .filter(({ party }) => parties.includes(party))
    .map(({ party, event, data: said }) => ({ party, event, data: said }));
}
