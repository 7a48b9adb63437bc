import type { CompointsExchangeResult, CompointsExchangeRule } from '#/api/generated/model/index.ts';
import { readRefusal } from '#/entities/form/refusal.ts';
import { useFormControl } from '#/entities/form/useCheckedForm.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { exchangeMutation } from '../data/mutations.ts';
import { exchangeProblem } from '../model/exchange.ts';
import { compointTexts } from '../model/refusals.ts';
import { ExchangeFormView } from '../ui/Exchange/ExchangeFormView.tsx';

const loadSchema = async () =>
  (await import('#/api/generated/zod/compoints/compoints.zod.ts')).ExchangeCompointsBody;

const readExchangeRefusal = (error: unknown, fields: readonly string[]) =>
  readRefusal(error, fields, compointTexts);

export interface ExchangeFormProps {
  rule: CompointsExchangeRule;
  /** Whole compoints; null until they have loaded. */
  owned: number | null;
  /** The form replaces the result of the last exchange, so it takes the focus. */
  takesFocus: boolean;
  onDone: (result: CompointsExchangeResult) => void;
}

export function ExchangeForm({ rule, owned, takesFocus, onDone }: ExchangeFormProps) {
  const initial: { compoints: number | null } = { compoints: null };
  const form = useServerForm({
    defaultValues: initial,
    asksBeforeLeaving: false,
    check: ({ compoints }) => {
      const problem = exchangeProblem(compoints, rule, owned);
      return problem ? { compoints: problem } : {};
    },
    toBody: ({ compoints }) => ({ compoints: compoints ?? 0 }),
    loadSchema,
    mutation: exchangeMutation(),
    readRefusal: readExchangeRefusal,
    send: async (body, call) => onDone((await call(body)).data),
  });
  return (
    <ExchangeFormView
      rule={rule}
      owned={owned}
      takesFocus={takesFocus}
      compoints={useFormControl(form, 'compoints')}
      notice={form.notice}
      aftermath={form.aftermath}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      onSupport={() => openModal(supportModal, {})}
    />
  );
}
