import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { ContactListView, type ContactListViewProps } from './ContactList.tsx';
import {
  EMAIL,
  noPhone,
  primaryEmail,
  unconfirmedPhone,
  verifiedPhone,
  waitingPhone,
} from './ui/contacts.fixtures.ts';

const usual: ContactListViewProps = {
  known: { kind: 'ready', data: { phone: verifiedPhone, email: primaryEmail } },
  onOpen: fn(),
};
const meta = preview.meta({
  title: 'contacts/ContactList',
  component: ContactListView,
  args: usual,
});

/** Primary, confirmed and waiting contacts are marked. A locked contact says who can change it. */
export const Marks = meta.story({
  async play({ canvas, args, userEvent }) {
    const [phone, email] = canvas.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
    await expect(phone).toHaveTextContent(storyText('contacts.mark.primary'));
    await expect(phone).toHaveTextContent(storyText('contacts.mark.verified'));
    await expect(phone).toHaveTextContent(storyText('contacts.phone.locked.verified'));
    await expect(email).toHaveTextContent(storyText('contacts.mark.waiting'));
    await expect(email).toHaveTextContent(storyText('contacts.email.locked.login'));
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(storyText('contacts.action.enterCode')) }),
    );
    await expect(args.onOpen).toHaveBeenCalledWith('email');
  },
});
export const Unconfirmed = meta.story({
  args: { known: { kind: 'ready', data: { phone: unconfirmedPhone, email: primaryEmail } } },
});
export const None = meta.story({
  args: { known: { kind: 'ready', data: { phone: noPhone, email: { ...noPhone, type: 'email' } } } },
});
export const OtherPhoneWaits = meta.story({
  args: {
    known: {
      kind: 'ready',
      data: { phone: { ...waitingPhone, waiting: { id: 2, value: '61491570007' } }, email: primaryEmail },
    },
  },
});
export const Loading = meta.story({ args: { known: { kind: 'pending' } } });
export const Failed = meta.story({
  args: { known: { kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false } },
});
const long = `${'w'.repeat(60)}.${EMAIL}`;
export const LongAddressNarrow = meta.story({
  args: {
    known: {
      kind: 'ready',
      data: {
        phone: waitingPhone,
        email: {
          ...primaryEmail,
          contacts: [{ id: 1, value: long, isPrimary: true, isVerified: false }],
          waiting: { id: 1, value: long },
        },
      },
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
