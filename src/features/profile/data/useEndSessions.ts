import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { endSession } from '#/api/session/session.store.ts';
import { textOfError, type ErrorText } from '#/i18n/errorTexts.ts';
import { useOneAtATime } from '#/lib/useOneAtATime.ts';
import { endAllSessionsMutation, endSessionMutation } from './mutations.ts';

/** Signs out one device, the others or all. */
export function useEndSessions() {
  const { mutateAsync: endOne } = useMutation(endSessionMutation());
  const { mutateAsync: endMany } = useMutation(endAllSessionsMutation());
  const once = useOneAtATime();
  /** The id of a session, `others` or `all`. */
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState<ErrorText | null>(null);
  const run = async (what: string, call: () => Promise<unknown>, onDone?: () => void): Promise<void> => {
    setEnding(what);
    setFailure(null);
    try {
      await call();
      onDone?.();
    } catch (error) {
      setFailure(textOfError(error));
    } finally {
      setEnding(null);
    }
  };
  const end = (id: string, onDone: () => void) => once(() => run(id, () => endOne({ id }), onDone));
  const endOthers = (onDone: () => void) =>
    once(() => run('others', () => endMany({ params: { exceptCurrent: true } }), onDone));
  const endAll = () => once(() => run('all', () => endMany({}), endSession));
  return { ending, failure, end, endOthers, endAll };
}
