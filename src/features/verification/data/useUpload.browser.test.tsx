import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ApiError } from '#/api/ApiError.ts';
import { uploadVerification } from '#/api/generated/endpoints/verification/verification.ts';
import type * as endpoints from '#/api/generated/endpoints/verification/verification.ts';
import { waiting } from '../model/verification.fixtures.ts';
import { useUpload } from './useUpload.ts';

vi.mock('#/api/generated/endpoints/verification/verification.ts', async (original) => ({
  ...(await original<typeof endpoints>()),
  uploadVerification: vi.fn(),
}));
const send = vi.mocked(uploadVerification);
const lost = new ApiError({ kind: 'network', operation: 'PUT /json-api/verifications' });

/** A picture of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
const fileOf = (name: string): File =>
  new File([Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0))], name);

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
async function start() {
  const hook = await renderHook(() => useUpload(1), { wrapper });
  const upload = () => hook.result.current[0];
  const actions = () => hook.result.current[1];
  const until = (step: ReturnType<typeof upload>['step']) =>
    vi.waitFor(() => expect(upload().step).toBe(step));
  const choose = async () => {
    actions().choose(fileOf('passport.png'));
    await until('chosen');
    const chosen = upload();
    if (!('picture' in chosen)) throw new Error('no file');
    return chosen;
  };
  return { upload, actions, until, choose };
}

afterEach(() => send.mockReset());

describe('an upload', () => {
  test("refuses a file that isn't a picture, and names it", async () => {
    const { upload, actions, until } = await start();
    actions().choose(new File(['GIF89a'], 'cat.png'));
    await until('refused');
    expect(upload()).toEqual({ step: 'refused', name: 'cat.png', problem: 'disguised' });
    expect(send).not.toHaveBeenCalled();
  });

  test('decodes the preview in the page if the worker fails to load', async () => {
    class FailingWorker extends EventTarget {
      postMessage = () => queueMicrotask(() => this.dispatchEvent(new Event('error')));
      terminate = vi.fn();
    }
    vi.stubGlobal('Worker', FailingWorker);
    const { upload, actions, until } = await start();
    actions().choose(fileOf('passport.png'));
    await until('chosen');
    vi.unstubAllGlobals();
    expect(upload()).toMatchObject({ picture: expect.any(ImageBitmap) });
  });

  test('uses the file that was chosen last, even if the check of an earlier one ends later', async () => {
    const previewed = vi.spyOn(Worker.prototype, 'terminate');
    const { upload, actions, until } = await start();
    const slow = fileOf('slow.png');
    const check = Promise.withResolvers<void>();
    const slice = slow.slice.bind(slow);
    slow.slice = (...range) => {
      const part = slice(...range);
      const read = part.arrayBuffer.bind(part);
      part.arrayBuffer = () => check.promise.then(read);
      return part;
    };
    actions().choose(slow);
    actions().choose(fileOf('passport.png'));
    await until('chosen');
    check.resolve();
    await vi.waitFor(() => expect(previewed).toHaveBeenCalledTimes(2));
    previewed.mockRestore();
    expect(upload()).toMatchObject({ file: { name: 'passport.png' } });
  });

  test('sends the file once, however often the button is pressed', async () => {
    const answer = Promise.withResolvers<never>();
    send.mockReturnValue(answer.promise);
    const { actions, choose, until } = await start();
    const chosen = await choose();
    actions().send(chosen);
    actions().send(chosen);
    await until('sending');
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    expect(send).toHaveBeenCalledOnce();
  });

  test('keeps the file when the connection is lost, so that it can be sent again', async () => {
    send.mockRejectedValueOnce(lost);
    const { upload, actions, choose, until } = await start();
    const chosen = await choose();
    actions().send(chosen);
    await until('failed');
    expect(upload()).toMatchObject({ file: chosen.file, refusal: { id: 'verification.error.lost' } });
    send.mockResolvedValueOnce({ data: waiting });
    actions().send(chosen);
    await until('waiting');
  });

  test('keeps the file when the player cancels, so that it can be sent again at once', async () => {
    send.mockImplementation(
      (_id, _body, options) =>
        new Promise((_, reject) => {
          options?.signal?.addEventListener?.('abort', () => reject(lost));
        }),
    );
    const { upload, actions, choose, until } = await start();
    const chosen = await choose();
    actions().send(chosen);
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    actions().cancel(chosen);
    actions().send(chosen);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(upload()).toMatchObject({ step: 'sending', file: chosen.file });
    actions().cancel(chosen);
    await until('chosen');
  });

  test('drops the file when the player removes it', async () => {
    const { actions, choose, until } = await start();
    await choose();
    actions().remove();
    await until('waiting');
  });
});
