// An upload as a pure function of events. A chosen file stays until it is sent or removed.
import type { ErrorText } from '#/i18n/errorTexts.ts';
import type { Step as MachineStep } from '#/lib/machine.ts';
import type { FileProblem } from './pictureFile.ts';

/** A valid file. Without a picture if it is too large for a preview. */
export interface ChosenFile {
  readonly file: File;
  readonly picture: ImageBitmap | null;
}

export type Upload =
  | { readonly step: 'waiting' }
  | { readonly step: 'checking'; readonly file: File }
  | { readonly step: 'refused'; readonly name: string; readonly problem: FileProblem }
  | ({ readonly step: 'chosen' } & ChosenFile)
  /** `percent` is null while the file is being encoded. */
  | ({ readonly step: 'sending'; readonly percent: number | null } & ChosenFile)
  | ({ readonly step: 'failed'; readonly refusal: ErrorText } & ChosenFile);

export type UploadEvent =
  | { readonly type: 'choose'; readonly file: File }
  | { readonly type: 'passed'; readonly file: File; readonly picture: ImageBitmap | null }
  | { readonly type: 'refused'; readonly file: File; readonly problem: FileProblem }
  | { readonly type: 'send' }
  | { readonly type: 'progress'; readonly percent: number }
  | { readonly type: 'sent' }
  | { readonly type: 'failed'; readonly refusal: ErrorText }
  | { readonly type: 'cancel' }
  | { readonly type: 'remove' };

export type UploadEffect =
  | { readonly type: 'check'; readonly file: File }
  | { readonly type: 'send'; readonly file: File }
  | { readonly type: 'abort' };

type Step = MachineStep<Upload, UploadEffect>;

const transition = (model: Upload, ...effects: UploadEffect[]): Step => ({ model, effects });

export const firstUpload: Upload = { step: 'waiting' };

function whileChecking(model: Extract<Upload, { step: 'checking' }>, event: UploadEvent): Step {
  // Ignores the result of an earlier file's check.
  if (!('file' in event) || event.file !== model.file) return transition(model);
  if (event.type === 'passed')
    return transition({ step: 'chosen', file: model.file, picture: event.picture });
  return event.type === 'refused'
    ? transition({ step: 'refused', name: model.file.name, problem: event.problem })
    : transition(model);
}

function whileSending(model: Extract<Upload, { step: 'sending' }>, event: UploadEvent): Step {
  const { file, picture } = model;
  switch (event.type) {
    case 'progress':
      return transition(event.percent === model.percent ? model : { ...model, percent: event.percent });
    case 'sent':
      return transition(firstUpload);
    case 'failed':
      return transition({ step: 'failed', file, picture, refusal: event.refusal });
    case 'cancel':
      return transition({ step: 'chosen', file, picture }, { type: 'abort' });
    default:
      return transition(model);
  }
}

export function reduceUpload(model: Upload, event: UploadEvent): Step {
  if (model.step === 'sending') return whileSending(model, event);
  switch (event.type) {
    case 'choose':
      return transition({ step: 'checking', file: event.file }, { type: 'check', file: event.file });
    case 'remove':
      return transition(firstUpload);
    case 'send':
      return model.step === 'chosen' || model.step === 'failed'
        ? transition(
            { step: 'sending', file: model.file, picture: model.picture, percent: null },
            { type: 'send', file: model.file },
          )
        : transition(model);
    default:
      return model.step === 'checking' ? whileChecking(model, event) : transition(model);
  }
}

export function isUnsent({ step }: Upload): boolean {
  return step === 'chosen' || step === 'sending' || step === 'failed';
}
