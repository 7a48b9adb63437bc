import { useState, useId, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import type {
  CompointsConfig,
  CompointsExchangeResult,
  CompointsExchangeRule,
} from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { readRefusal } from '#/entities/form/refusal.ts';
import { useFormControl } from '#/entities/form/useCheckedForm.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { compointsConfigQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import { exchangeMutation, compointTexts } from './data/mutations.ts';
import { usePlayerFacts, ruleFor, exchangeProblem } from './model/rules.ts';
import styles from './ui/Exchange/Exchange.module.css';
import { ExchangeFormView } from './ui/Exchange/ExchangeFormView.tsx';

export function Exchange() {
  const config = loadable(useQuery(compointsConfigQuery()), ({ data }) => data);
  return (
    <Part
      of={config}
      skeleton={
        <ExchangeFrame>
          <Skeleton height="18rem" />
        </ExchangeFrame>
      }
      failed="compoints.config.failed"
    >
      {(known) => (
        <ExchangeFrame>
          <Steps config={known} />
        </ExchangeFrame>
      )}
    </Part>
  );
}

function Steps({ config }: { config: CompointsConfig }) {
  const { compoints, currency, hasBonus, isMultiAccount } = usePlayerFacts();
  const [done, setDone] = useState<CompointsExchangeResult | null>(null);
  const [isAgain, setAgain] = useState(false);
  const rule = ruleFor(config.exchange, currency);
  const more = (): void => {
    setAgain(true);
    setDone(null);
  };
  if (done) return <ExchangeDoneView result={done} onMore={more} />;
  if (isMultiAccount) return <ExchangeClosedView why="account" />;
  if (hasBonus) return <ExchangeClosedView why="bonus" />;
  if (!config.isExchangeEnabled || !rule) return <ExchangeClosedView why="closed" />;
  return <ExchangeForm rule={rule} owned={compoints} takesFocus={isAgain} onDone={setDone} />;
}

export function ExchangeFrame({ children }: { children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage id="compoints.exchange.title" />
      </h2>
      {children}
    </section>
  );
}

/** Says why the player can't exchange compoints. If an active bonus is the reason, links to the gifts. */
export function ExchangeClosedView({ why }: { why: 'bonus' | 'account' | 'closed' }) {
  return (
    <div className={styles.closed}>
      <span className={styles.lock}>
        <Icon of={Lock} size="lg" />
      </span>
      <p>
        <FormattedMessage id={`compoints.exchange.closed.${why}`} />
      </p>
      {why === 'bonus' && (
        <ButtonLink variant="secondary" to={paths.gifts()}>
          <FormattedMessage id="compoints.remedy.gifts" />
        </ButtonLink>
      )}
    </div>
  );
}

const loadSchema = async () =>
  (await import('#/api/generated/zod/compoints/compoints.zod.ts')).ExchangeCompointsBody;

const readExchangeRefusal = (error: unknown, fields: readonly string[]) =>
  readRefusal(error, fields, compointTexts);

interface ExchangeFormProps {
  rule: CompointsExchangeRule;
  /** The player's compoints, a whole number. Null until they have loaded. */
  owned: number | null;
  /** True if the form replaces the result of the last exchange. The form then takes the focus. */
  takesFocus: boolean;
  onDone: (result: CompointsExchangeResult) => void;
}

function ExchangeForm({ rule, owned, takesFocus, onDone }: ExchangeFormProps) {
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

/** Names only what the exchange used, because the compoints that are left change with the next purchase. */
export function ExchangeDoneView({
  result,
  onMore,
}: {
  result: CompointsExchangeResult;
  onMore: () => void;
}) {
  const { count, money } = useMoney();
  const { amount, currency, compoints } = result;
  return (
    <div className={styles.done}>
      <span className={styles.check}>
        <Icon of={Check} size="xl" />
      </span>
      <p className={styles.doneAmount} data-number>
        {`+${money(amount, currency)}`}
      </p>
      <p tabIndex={-1} ref={takeFocus} className={styles.doneText} role="status">
        <FormattedMessage
          id="compoints.exchange.done"
          values={{ count: compoints, compoints: count(compoints) }}
        />
      </p>
      <div className={styles.actions}>
        <ButtonLink to={paths.categoryGames('slots')}>
          <FormattedMessage id="action.remedy.play" />
        </ButtonLink>
        <Button variant="secondary" onClick={onMore}>
          <FormattedMessage id="compoints.exchange.more" />
        </Button>
      </div>
    </div>
  );
}
