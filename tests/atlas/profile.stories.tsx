import { userEvent, within } from 'storybook/test';
import { profileTexts } from '#/features/profile/ui/InfoForm.tsx';
import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { untilThere } from '../../.storybook/play.ts';
import { storyText } from '../../.storybook/storyText.ts';
import { errorsOf } from './atlas.ts';
import { fillAndSend, press } from './actions.ts';
import { asRefusal, inForm, inPart } from './places.ts';
import type { AtlasScreen } from './screen.ts';

const meta = preview.meta({
  title: 'errors/profile',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/profile/info' },
});

async function signOutOne({ root }: AtlasScreen): Promise<void> {
  // The button's name is known only after the page has loaded, because the page's texts load with it.
  await untilThere(root, 'main h1');
  const name = new RegExp(`^${storyText('profile.sessions.end')}: `);
  await userEvent.click(await within(root).findByRole('button', { name }));
  await press(await within(root).findByRole('alertdialog'), 'profile.sessions.end');
}
async function signOutOthers({ root }: AtlasScreen): Promise<void> {
  await untilThere(root, 'main h1');
  await press(root, 'profile.sessions.others');
  await press(await within(root).findByRole('alertdialog'), 'profile.sessions.others');
}

export const GetBalance = meta.story(
  errorsOf({ operation: 'getBalance', place: inPart('profile.balance.failed') }),
);
export const GetProfile = meta.story(
  errorsOf({ operation: 'getProfile', place: inPart('profile.info.failed') }),
);
export const UpdateProfile = meta.story(
  errorsOf({
    operation: 'updateProfile',
    act: fillAndSend({ address: '12 Harbour Street, Port Selene' }),
    place: inForm(profileTexts),
    alike: { invalid_date: 'Both say that a field is wrong, each beneath its own' },
  }),
);
export const ListSessions = meta.story(
  errorsOf({ operation: 'listSessions', place: inPart('profile.sessions.failed') }),
);
export const EndSession = meta.story(
  errorsOf({ operation: 'endSession', act: signOutOne, place: asRefusal({}, signOutOne) }),
);
export const EndAllSessions = meta.story(
  errorsOf({ operation: 'endAllSessions', act: signOutOthers, place: asRefusal({}, signOutOthers) }),
);
