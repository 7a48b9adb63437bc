import { verificationTexts } from '#/features/verification/data/useUpload.ts';
import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { errorsOf } from './atlas.ts';
import { asRefusal, inPart } from './places.ts';
import { removePicture, sendPicture } from './verification.actions.ts';

const meta = preview.meta({
  title: 'errors/verification',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/profile/verification' },
});

export const ListVerifications = meta.story(
  errorsOf({ operation: 'listVerifications', place: inPart('verification.page.failed') }),
);
export const UploadVerification = meta.story(
  errorsOf({
    operation: 'uploadVerification',
    act: sendPicture,
    place: asRefusal(verificationTexts, removePicture),
  }),
);
