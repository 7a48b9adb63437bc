// Records what a third party's script receives. `GET /__mock__/third-parties` lists the records.

export type ThirdParty = 'webim' | 'netrox' | 'tag-manager' | 'metrica';

/** Creates the recorder. Failed requests are ignored, as with real analytics. */
export function createRecorder(party: ThirdParty, script: string): (event: string, data?: unknown) => void {
  const url = new URL('/mock-provider/third-party/record', script);
  return (event, data = null) => {
    fetch(url, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ party, event, data }),
    }).catch(() => undefined);
  };
}
