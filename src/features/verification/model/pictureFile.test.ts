import { describe, expect, test } from 'vitest';
import { checkFile, MAX_BYTES } from './pictureFile.ts';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const word = (value: number): number[] => [(value >>> 8) & 0xff, value & 0xff];
const long = (value: number): number[] => [...word(value >>> 16), ...word(value)];
const fileOf = (...parts: (readonly number[] | Uint8Array<ArrayBuffer>)[]): File =>
  new File(
    parts.map((part) => (part instanceof Uint8Array ? part : Uint8Array.from(part))),
    'passport.jpg',
  );
const png = (width: number, height: number): readonly number[] => [
  ...PNG_SIGNATURE,
  ...long(13),
  0x49,
  0x48,
  0x44,
  0x52,
  ...long(width),
  ...long(height),
];
/** A JPG with other segments before its frame, as cameras write them. `before` lists their lengths. */
const jpg = (width: number, height: number, before: readonly number[]): File =>
  fileOf(
    [0xff, 0xd8],
    ...before.map((length) =>
      Uint8Array.from([0xff, 0xe1, ...word(length), ...Array.from({ length: length - 2 }, () => 7)]),
    ),
    [0xff, 0xff, 0xc0, ...word(17), 8, ...word(height), ...word(width)],
  );

describe('a file', () => {
  test('that is a .png or a .jpg is accepted, with its dimensions', async () => {
    expect(await checkFile(fileOf(png(4000, 3000)))).toEqual({ kind: 'fine', width: 4000, height: 3000 });
    expect(await checkFile(jpg(640, 480, []))).toEqual({ kind: 'fine', width: 640, height: 480 });
  });

  test('is measured even if long previews or profiles precede its dimensions', async () => {
    expect(await checkFile(jpg(8000, 6000, [65_000, 65_000, 4000, 65_533]))).toMatchObject({ width: 8000 });
  });

  test.each([
    ['of 0 bytes', fileOf(), 'empty'],
    ['of another type, with its own extension', new File(['%PDF-1.7'], 'doc.pdf'), 'wrongType'],
    ['of another type without an extension', new File(['%PDF-1.7'], 'doc'), 'wrongType'],
    ['of another type with the extension of a picture', new File(['GIF89a'], 'cat.PNG'), 'disguised'],
    [
      'of text with the extension of a picture',
      new File(['<svg onload="alert(1)"/>'], 'a.jpeg'),
      'disguised',
    ],
    ['that ends before its dimensions', fileOf(PNG_SIGNATURE), 'broken'],
    ['that is a JPG without dimensions', fileOf([0xff, 0xd8, 0xff, 0xe0, 0, 2, 1, 2, 3, 4, 5, 6]), 'broken'],
    ['with a width of 0 pixels', fileOf(png(0, 10)), 'broken'],
    ['with too many pixels to decode', fileOf(png(60_000, 60_000)), 'tooManyPixels'],
  ])('%s is refused', async (_, file, problem) => {
    expect(await checkFile(file)).toEqual({ kind: 'refused', problem });
  });

  test('may have 32 MB, but not a byte more', async () => {
    const filler = new Uint8Array(MAX_BYTES - png(1, 1).length);
    expect(await checkFile(fileOf(png(1, 1), filler))).toMatchObject({ kind: 'fine' });
    expect(await checkFile(fileOf(png(1, 1), filler, [0]))).toEqual({ kind: 'refused', problem: 'tooLarge' });
  });

  test('is reported as unreadable if it was deleted after it was chosen', async () => {
    const gone = Object.assign(fileOf(png(1, 1)), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
    });
    expect(await checkFile(gone)).toEqual({ kind: 'refused', problem: 'unreadable' });
  });

  test('with random bytes never makes the check throw', async () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const noise = Array.from({ length: 300 }, (_, index) => (seed * 31 + index * index * 17) % 256);
      expect((await checkFile(fileOf([0xff, 0xd8, 0xff], noise))).kind).toMatch(/fine|refused/);
    }
  });
});
