import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { Player } from '#/api/generated/model/index.ts';
import { currentRules } from '#/brands/jurisdiction.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { serverNow, toDate } from '#/lib/clock.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { updateProfileMutation } from '../data/mutations.ts';
import { changedInfo, checkInfo, infoOf } from '../model/info.ts';
import { readProfileRefusal } from '../model/refusals.ts';
import { InfoFormView } from '../ui/Info/InfoFormView.tsx';

// Loaded while the form is filled in.
const loadSchema = async () =>
  (await import('#/api/generated/zod/profile/profile.zod.ts')).UpdateProfileBodySchema;

const today = (): string => toDate(serverNow()).toISOString().slice(0, 10);

export function InfoForm({ player }: { player: Player }) {
  // What the form began with or saved last: another tab's save must not look like a change of this one.
  const [saved, setSaved] = useState(() => infoOf(player));
  const [isSaved, setIsSaved] = useState(false);
  const { minimumAge } = currentRules();
  const form = useServerForm({
    defaultValues: saved,
    check: (values) => checkInfo(values, saved, { today: today(), minimumAge }),
    toBody: (values) => changedInfo(values, saved),
    loadSchema,
    readRefusal: readProfileRefusal,
    mutation: updateProfileMutation(),
    send: async (body, call, values) => {
      await call(body);
      setSaved(values);
      setIsSaved(true);
    },
  });
  const { isDirty } = useFormState({ control: form.control });
  return (
    <InfoFormView
      form={form}
      minimumAge={minimumAge}
      isBirthdayLocked={player.birthday_verified}
      isDirty={isDirty}
      isSaved={isSaved && !isDirty}
      onSupport={() => openModal(supportModal, {})}
    />
  );
}
