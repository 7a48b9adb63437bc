// Takes a screenshot of this tab. The browser asks the user for permission each time. Some browsers don't
// support screenshots.

/** An option of Chromium that offers this tab first. TypeScript's library doesn't have it. */
interface TabCaptureOptions extends DisplayMediaStreamOptions {
  preferCurrentTab?: boolean;
}

/** Milliseconds to wait for the first frame. */
const frameTimeout = 5_000;

async function firstFrame(stream: MediaStream): Promise<Blob | null> {
  const video = document.createElement('video');
  video.srcObject = stream;
  video.muted = true;
  await Promise.race([
    video.play(),
    new Promise((_, reject) => setTimeout(() => reject(new Error('no picture arrived')), frameTimeout)),
  ]);
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Takes a screenshot, or returns why it failed. */
export async function takeScreenshot(): Promise<{ picture: Blob } | { problem: string }> {
  // Firefox on Android and insecure pages have no `mediaDevices`.
  if (!('mediaDevices' in navigator) || !('getDisplayMedia' in navigator.mediaDevices))
    return { problem: 'this browser can’t record a tab' };
  const options: TabCaptureOptions = { video: true, preferCurrentTab: true };
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia(options);
    const picture = await firstFrame(stream).finally(() => {
      for (const track of stream.getTracks()) track.stop();
    });
    return picture ? { picture } : { problem: 'the recorded picture was empty' };
  } catch (error) {
    return {
      problem: `the browser didn’t permit it (${error instanceof DOMException ? error.name : String(error)})`,
    };
  }
}
