import type { UseMutationOptions } from '@tanstack/react-query';
import type { ApiError } from '#/api/ApiError.ts';
import { useAction, type Action } from '#/api/useAction.ts';
import type { AnyCodeTexts } from '#/i18n/errorTexts.ts';
import { useHasLeft } from '#/lib/useHasLeft.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { showError } from './showError.ts';

type MessageId = FormatjsIntl.Message['ids'];

interface OutcomeTexts<Answer> {
  readonly done: (answer: Answer) => {
    readonly id: MessageId;
    readonly values?: Record<string, string | number>;
  };
  readonly refused: AnyCodeTexts;
  /** Shown if the server may have executed the action. */
  readonly uncertain: MessageId;
}

/**
 * The action of a dialog. A sent request can't be cancelled, so if the player closes the dialog meanwhile, a toast
 * shows the outcome (docs/decisions/052).
 */
export function useDialogAction<Answer, Input = void>(
  mutation: UseMutationOptions<Answer, ApiError, Input>,
  texts: OutcomeTexts<Answer>,
): Action<Answer, Input> {
  const hasLeft = useHasLeft();
  return useAction(mutation, {
    onDone: (answer) => {
      if (!hasLeft.current) return;
      const { id, values } = texts.done(answer);
      showMessage(id, { tone: 'success', ...(values && { values }) });
    },
    onFailed: ({ error, isUncertain }) => {
      if (!hasLeft.current) return;
      if (isUncertain) showMessage(texts.uncertain, { tone: 'warning' });
      else showError(error, texts.refused);
    },
  });
}
