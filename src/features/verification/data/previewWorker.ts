// Decodes a picture's preview in a worker, because the browser reads the whole file in the thread that asks for
// the bitmap. 32 MB would block the page of a slow phone for 0.8 s.

export interface PreviewRequest {
  readonly file: Blob;
  readonly options: ImageBitmapOptions;
}

/** The preview, or null if the picture can't be decoded. */
export type Preview = ImageBitmap | null;

async function answer({ data: { file, options } }: MessageEvent<PreviewRequest>): Promise<void> {
  const picture: Preview = await createImageBitmap(file, options).catch(() => null);
  postMessage(picture, { transfer: picture ? [picture] : [] });
}

addEventListener('message', (event: MessageEvent<PreviewRequest>) => void answer(event));
