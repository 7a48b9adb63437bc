import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { logError } from '#/api/errorLog.ts';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { rootErrors } from './logUiError.ts';

vi.mock('#/api/errorLog.ts', () => ({ logError: vi.fn() }));

it('an error during rendering is logged even if an error boundary catches it', async () => {
  const broken = new Error('cannot draw');
  const Broken = () => {
    throw broken;
  };
  const place = document.createElement('div');
  const root = createRoot(place, rootErrors);
  root.render(
    <>
      <p>the rest</p>
      <RegionBoundary fallback={() => 'a part failed'}>
        <Broken />
      </RegionBoundary>
    </>,
  );
  await vi.waitFor(() => expect(place.textContent).toBe('the resta part failed'));
  expect(logError).toHaveBeenCalledExactlyOnceWith(broken, { label: 'ui' });
  root.unmount();
});
