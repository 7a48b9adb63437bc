import { expect, waitFor } from 'storybook/test';
import { endScenarios, untilHeading } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { onPhone } from '../../../.storybook/viewports.ts';
import type { ErrorKind } from './errorKind.ts';

/** The error page replaces the failed page at the same URL. */
const meta = preview.meta({
  title: 'screens/Errors',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/rules' },
});

const failing = (scenario: string) => ({ mock: { scenario: `getStaticPage.${scenario}` } });
const shows =
  (kind: ErrorKind) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    await untilHeading(canvasElement, storyText(`app.error.${kind}.title`));
  };

export const NotFound = meta.story({ args: { path: '/no/such/page' }, play: shows('404') });
export const NotFoundOnPhone = meta.story({
  args: { path: '/no/such/page' },
  globals: onPhone,
  play: shows('404'),
});
export const TooManyRequests = meta.story({ args: { path: '/error/429' }, play: shows('429') });
export const BlockedRegion = meta.story({ parameters: failing('region_blocked'), play: shows('451') });
export const Maintenance = meta.story({ parameters: failing('service_unavailable'), play: shows('503') });
export const MaintenanceOnPhone = meta.story({
  parameters: failing('service_unavailable'),
  globals: onPhone,
  play: shows('503'),
});
export const BadAnswer = meta.story({ parameters: failing('fault_html'), play: shows('500') });
export const Offline = meta.story({ parameters: failing('fault_network'), play: shows('offline') });
export const NotAllowed = meta.story({ parameters: failing('invalid_request'), play: shows('other') });

export const Retried = meta.story({
  parameters: failing('server_error'),
  async play({ canvas, canvasElement, loaded, userEvent }) {
    await untilHeading(canvasElement, storyText('app.error.500.title'));
    endScenarios(loaded);
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await waitFor(() => expect(canvasElement.querySelector('main[data-page="error"]')).toBeNull());
  },
});
