import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importCode, isMissingChunk } from './missingChunk.ts';

let isOffline = false;
let hasOfflineMark = false;

beforeEach(() => {
  isOffline = false;
  hasOfflineMark = false;
  vi.stubGlobal('navigator', {
    get onLine() {
      return !isOffline;
    },
  });
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => hasOfflineMark } });
});
afterEach(() => vi.unstubAllGlobals());

const part = () => vi.fn<() => Promise<string>>(() => Promise.resolve('the module'));

describe('the code of a part', () => {
  it('is not imported without a connection, because browsers would cache the failure', async () => {
    const load = part();
    isOffline = true;
    const error: unknown = await importCode(load).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(load).not.toHaveBeenCalled();
    // A missing chunk needs a reload of the page. A lost connection doesn't, so it must not count as one.
    expect(isMissingChunk(error)).toBe(false);
    isOffline = false;
    await expect(importCode(load)).resolves.toBe('the module');
  });

  it('is available without a connection if it was imported before', async () => {
    const load = part();
    await importCode(load);
    isOffline = true;
    await expect(importCode(load)).resolves.toBe('the module');
  });

  it("is imported without a connection if the page comes from the service worker's cache", async () => {
    isOffline = true;
    hasOfflineMark = true;
    await expect(importCode(part())).resolves.toBe('the module');
  });
});
