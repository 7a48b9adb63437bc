// An upload as a pure function of events. A chosen file stays until it has arrived or is let go.
import type { ErrorText } from '#/i18n/errorTexts.ts';
import type { Step as MachineStep } from '#/lib/machine.ts';
import type { FileProblem } from './pictureFile.ts';

/** A file that may be sent. The picture is missing where it is too large to be drawn small. */
export interface ChosenFile {
  readonly file: File;
  readonly picture: ImageBitmap | null;
}

export type Upload =
  | { readonly step: 'waiting' }
  | { readonly step: 'checking'; readonly file: File }
  | { readonly step: 'refused'; readonly name: string; readonly problem: FileProblem }
  | ({ readonly step: 'chosen' } & ChosenFile)
  /** `percent` is null while the file is made ready. */
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

const become = (model: Upload, ...effects: UploadEffect[]): Step => ({ model, effects });

export const firstUpload: Upload = { step: 'waiting' };

function whileChecking(model: Extract<Upload, { step: 'checking' }>, event: UploadEvent): Step {
  // What was found out about another file came too late.
  if (!('file' in event) || event.file !== model.file) return become(model);
  if (event.type === 'passed') return become({ step: 'chosen', file: model.file, picture: event.picture });
  return event.type === 'refused'
    ? become({ step: 'refused', name: model.file.name, problem: event.problem })
    : become(model);
}

function whileSending(model: Extract<Upload, { step: 'sending' }>, event: UploadEvent): Step {
  const { file, picture } = model;
  switch (event.type) {
    case 'progress':
      return become(event.percent === model.percent ? model : { ...model, percent: event.percent });
    case 'sent':
      return become(firstUpload);
    case 'failed':
      return become({ step: 'failed', file, picture, refusal: event.refusal });
    case 'cancel':
      return become({ step: 'chosen', file, picture }, { type: 'abort' });
    default:
      return become(model);
  }
}

export function reduceUpload(model: Upload, event: UploadEvent): Step {
  if (model.step === 'sending') return whileSending(model, event);
  switch (event.type) {
    case 'choose':
      return become({ step: 'checking', file: event.file }, { type: 'check', file: event.file });
    case 'remove':
      return become(firstUpload);
    case 'send':
      return model.step === 'chosen' || model.step === 'failed'
        ? become(
            { step: 'sending', file: model.file, picture: model.picture, percent: null },
            { type: 'send', file: model.file },
          )
        : become(model);
    default:
      return model.step === 'checking' ? whileChecking(model, event) : become(model);
  }
}

export function isUnsent({ step }: Upload): boolean {
  return step === 'chosen' || step === 'sending' || step === 'failed';
}
