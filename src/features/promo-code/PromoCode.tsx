import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { CouponCodeResult } from '#/api/generated/model/index.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { checkFields, required } from '#/entities/form/rules.ts';
import { useFormControl } from '#/entities/form/useCheckedForm.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { BonusesOffView } from '#/entities/player/BonusesOffView.tsx';
import { balanceQuery } from '#/entities/player/queries.ts';
import { useAreBonusesOff } from '#/entities/player/useAreBonusesOff.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { activateMutation } from './data/mutations.ts';
import { readCouponRefusal } from './model/refusals.ts';
import { CouponFormView } from './ui/CouponFormView.tsx';
import styles from './ui/Coupon.module.css';

const loadSchema = async () =>
  (await import('#/api/generated/zod/gifts/gifts.zod.ts')).ActivateCouponCodeBody;

const support = () => openModal(supportModal, {});

export function PromoCode() {
  const [given, setGiven] = useState<CouponCodeResult | null>(null);
  const [isAgain, setAgain] = useState(false);
  const areBonusesOff = useAreBonusesOff();
  const more = (): void => {
    setAgain(true);
    setGiven(null);
  };
  if (areBonusesOff) return <BonusesOffView onSupport={support} />;
  return given ? (
    <CouponDoneView result={given} onMore={more} />
  ) : (
    <CouponForm takesFocus={isAgain} onGiven={setGiven} />
  );
}

interface CouponFormProps {
  /** The form replaces the result of the last code, so it takes the focus. */
  takesFocus: boolean;
  onGiven: (result: CouponCodeResult) => void;
}

function CouponForm({ takesFocus, onGiven }: CouponFormProps) {
  const currency = useQuery(balanceQuery()).data?.data.currency ?? currentBrand().currency;
  const form = useServerForm({
    defaultValues: { code: '' },
    check: (values) => checkFields(values, { code: [required] }),
    toBody: ({ code }) => ({ code: code.trim() }),
    loadSchema,
    mutation: activateMutation(),
    readRefusal: readCouponRefusal,
    send: async (body, call) => onGiven((await call(body)).data),
  });
  return (
    <CouponFormView
      takesFocus={takesFocus}
      code={useFormControl(form, 'code')}
      notice={form.notice}
      aftermath={form.aftermath}
      currency={currency}
      isSending={form.isSending}
      onSubmit={form.onSubmit}
      onSupport={support}
    />
  );
}

export function CouponDoneView({ result, onMore }: { result: CouponCodeResult; onMore: () => void }) {
  const { gifts, message = '' } = result;
  return (
    <div className={styles.done}>
      <h2 tabIndex={-1} ref={takeFocus} className={styles.doneTitle}>
        <FormattedMessage id="promoCode.done" values={{ count: gifts.length }} />
      </h2>
      {message !== '' && <p className={styles.lead}>{message}</p>}
      <ul className={styles.gifts}>
        {gifts.map((gift) => (
          <li key={gift.id} className={styles.gift}>
            <Picture src={gift.image} width={120} height={120} />
            <span>{gift.title}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to={paths.gifts()}>
          <FormattedMessage id="action.remedy.gifts" />
        </ButtonLink>
        <Button variant="secondary" onClick={onMore}>
          <FormattedMessage id="promoCode.more" />
        </Button>
      </div>
    </div>
  );
}
