import { useEffect } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { openModal, resetModals } from '#/overlays/modals.store.ts';
import { Overlays } from '#/overlays/Overlays.tsx';
import { supportModal } from '../support.modals.ts';

function Opened({ draft = '' }: { draft?: string }) {
  useEffect(() => {
    openModal(supportModal, { draft });
    return resetModals;
  }, [draft]);
  return <Overlays logo={null} />;
}

const meta = preview.meta({
  title: 'entities/SupportModal',
  component: Opened,
  parameters: { mock: {} },
});

export const Support = meta.story({
  async play() {
    const dialog = await screen.findByRole('dialog');
    const link = await within(dialog).findByRole('link', { name: 'Telegram' });
    await waitFor(() => expect(link).toBeVisible());
  },
});

/** The modal was opened from a payment, so the draft begins with the payment's details. */
export const AboutPayment = meta.story({
  args: { draft: 'Мой депозит № 1010005: 500,00 ₽. ' },
  async play({ args }) {
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByRole('textbox')).toHaveValue(args.draft);
  },
});
