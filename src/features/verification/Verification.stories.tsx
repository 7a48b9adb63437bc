import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { VerificationDeclineReason } from '#/api/generated/model/index.ts';
import { documentView, mayUpload } from './model/rules.ts';
import { accepted, declined, locked, missing, waiting } from './model/verification.fixtures.ts';
import { DocumentCardView } from './ui/DocumentCardView.tsx';
import { UploadView } from './ui/UploadView.tsx';
import { VerificationSkeleton, VerificationView, type VerificationViewProps } from './Verification.tsx';

const renderDocument: VerificationViewProps['renderDocument'] = (item) => (
  <DocumentCardView
    key={item.id}
    item={item}
    title={storyText('verification.document.identity_front')}
    upload={
      mayUpload(documentView(item)) && (
        <UploadView
          title={String(item.id)}
          upload={{ step: 'waiting' }}
          actions={{ choose: fn(), send: fn(), cancel: fn(), remove: fn() }}
        />
      )
    }
  />
);

const meta = preview.meta({
  title: 'verification/VerificationView',
  component: VerificationView,
  args: {
    state: 'need_verification' as const,
    documents: [missing, waiting, accepted, locked, declined],
    renderDocument,
    onSupport: fn(),
  },
});

export const Statuses = meta.story({
  async play({ canvas, args, userEvent }) {
    for (const view of ['missing', 'waiting', 'accepted', 'locked', 'declined'] as const)
      await expect(canvas.getByText(storyText(`verification.status.${view}`), { exact: true })).toBeVisible();
    await expect(canvas.getByText(storyText('verification.reason.glare'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('verification.guide.support') }));
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
});
export const BeingChecked = meta.story({
  args: { state: 'approver' as const, documents: [{ ...waiting, id: 1 }, waiting] },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('heading', { name: storyText('verification.state.approver.title') }),
    ).toBeVisible();
  },
});
export const Verified = meta.story({
  args: { state: 'verified' as const, documents: [accepted] },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('progressbar', {
        name: storyText('verification.state.progress', { accepted: 1, total: 1 }),
      }),
    ).toBeInTheDocument();
    await expect(canvas.getByText(storyText('verification.state.verified.text', { left: 0 }))).toBeVisible();
  },
});
export const NothingAsked = meta.story({ args: { state: 'nothing' as const, documents: [] } });
/** Shows all reasons for a refusal, and one reason that the client doesn't know. */
export const EveryReason = meta.story({
  args: {
    documents: [{ ...declined, declineReasons: Object.values(VerificationDeclineReason) }],
  },
  async play({ canvas }) {
    for (const reason of Object.values(VerificationDeclineReason))
      await expect(canvas.getByText(storyText(`verification.reason.${reason}`))).toBeVisible();
  },
});
export const LongestTexts = meta.story({
  args: { documents: [{ ...missing, label: '2200'.repeat(37) }] },
});
export const Loading = meta.story({ render: () => <VerificationSkeleton /> });
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
