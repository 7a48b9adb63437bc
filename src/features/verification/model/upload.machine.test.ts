import { describe, expect, test } from 'vitest';
import { firstUpload, isUnsent, reduceUpload, type Upload, type UploadEvent } from './upload.machine.ts';

const passport = new File(['passport'], 'passport.jpg');
const other = new File(['other'], 'other.png');
const lost = { id: 'verification.error.lost' } as const;

const after = (...events: readonly UploadEvent[]): Upload =>
  events.reduce((model, event) => reduceUpload(model, event).model, firstUpload);
const effectsOf = (model: Upload, event: UploadEvent): readonly string[] =>
  reduceUpload(model, event).effects.map(({ type }) => type);

const choose: UploadEvent = { type: 'choose', file: passport };
const passed: UploadEvent = { type: 'passed', file: passport, picture: null };
const send: UploadEvent = { type: 'send' };
const sending = after(choose, passed, send);

describe('an upload', () => {
  test('checks the file before sending it', () => {
    expect(effectsOf(firstUpload, choose)).toEqual(['check']);
    expect(after(choose)).toEqual({ step: 'checking', file: passport });
    expect(after(send).step).toBe('waiting');
    expect(after(choose, send).step).toBe('checking');
  });

  test("refuses a file that can't be a document, and names it", () => {
    expect(after(choose, { type: 'refused', file: passport, problem: 'wrongType' })).toEqual({
      step: 'refused',
      name: 'passport.jpg',
      problem: 'wrongType',
    });
  });

  test('uses the file that was chosen last, whichever check ends first', () => {
    const two = after(choose, { type: 'choose', file: other }, passed);
    expect(two).toEqual({ step: 'checking', file: other });
    expect(reduceUpload(two, { type: 'passed', file: other, picture: null }).model.step).toBe('chosen');
  });

  test('sends the file once, however often the button is pressed', () => {
    expect(effectsOf(after(choose, passed), send)).toEqual(['send']);
    expect(effectsOf(sending, send)).toEqual([]);
    expect(effectsOf(sending, { type: 'choose', file: other })).toEqual([]);
  });

  test('reports its progress', () => {
    expect(sending).toMatchObject({ percent: null });
    expect(reduceUpload(sending, { type: 'progress', percent: 40 }).model).toMatchObject({ percent: 40 });
  });

  test('keeps the file when the connection breaks, so that it can be sent again', () => {
    const failed = reduceUpload(sending, { type: 'failed', refusal: lost }).model;
    expect(failed).toMatchObject({ step: 'failed', file: passport, refusal: lost });
    expect(effectsOf(failed, send)).toEqual(['send']);
  });

  test('keeps the file when the player cancels', () => {
    expect(effectsOf(sending, { type: 'cancel' })).toEqual(['abort']);
    expect(reduceUpload(sending, { type: 'cancel' }).model).toMatchObject({ step: 'chosen', file: passport });
  });

  test('drops the file once it has arrived, or when the player removes it', () => {
    expect(reduceUpload(sending, { type: 'sent' }).model).toBe(firstUpload);
    expect(after(choose, passed, { type: 'remove' })).toBe(firstUpload);
  });

  test('asks before the page is left, until the file has arrived', () => {
    expect([firstUpload, after(choose), after(choose, passed), sending].map(isUnsent)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(isUnsent(reduceUpload(sending, { type: 'failed', refusal: lost }).model)).toBe(true);
  });
});
