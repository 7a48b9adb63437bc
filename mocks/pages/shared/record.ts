// What a third party's script was told, as its own server would keep it: the mock lists it (`GET /__mock__/third-parties`).

/** The stand-ins that tell. */
export type ThirdParty = 'webim' | 'netrox' | 'tag-manager' | 'metrica';

/** Creates the way to report; what cannot be sent is lost, as with the real ones. */
export function createRecorder(party: ThirdParty, script: string): (event: string, data?: unknown) => void {
  const address = new URL('/mock-provider/third-party/record', script);
  return (event, data = null) => {
    fetch(address, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ party, event, data }),
    }).catch(() => undefined);
  };
}
