import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiError } from '#/api/ApiError.ts';
import { textOfError, type ErrorText } from '#/i18n/errorTexts.ts';
import { useOneAtATime } from '#/lib/useOneAtATime.ts';
import { pushState, type PushState } from '../model/pushRules.ts';
import { removePushMutation, savePushMutation } from './mutations.ts';
import * as browser from './pushBrowser.ts';

async function readState(): Promise<PushState> {
  const isSupported = browser.isPushSupported();
  return pushState({
    isSupported,
    isDenied: isSupported && browser.isPushDenied(),
    hasSubscription: isSupported && (await browser.currentSubscription()) !== null,
    isKnown: browser.knownId() !== null,
  });
}

/** A browser that does not tell cannot be asked for more. */
const readKnownState = (): Promise<PushState> => readState().catch(() => 'unsupported' as const);

/** What stopped it: the server's words, or that the browser's push service did not answer. */
const refusalOf = (error: unknown): ErrorText =>
  isApiError(error) ? textOfError(error) : { id: 'notifications.push.failed' };

/** Push messages to this browser; `key` is the server data's `webPushKey`. */
export function usePush(key: string) {
  const [state, setState] = useState<PushState>('looking');
  const [refusal, setRefusal] = useState<ErrorText | null>(null);
  const [isBusy, setBusy] = useState(false);
  const once = useOneAtATime();
  const { mutateAsync: save } = useMutation(savePushMutation());
  const { mutateAsync: remove } = useMutation(removePushMutation());
  // The permission lives in the browser, whose settings may change it at any time.
  useEffect(() => {
    const follow = (): void => void readKnownState().then(setState);
    follow();
    window.addEventListener('focus', follow);
    return () => window.removeEventListener('focus', follow);
  }, []);

  const tryTo = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      await act();
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    setState(await readKnownState());
    setBusy(false);
  };

  const turnOn = async (): Promise<void> => {
    if ((await browser.askPermission()) !== 'granted') return;
    const subscription = await browser.subscribe(key);
    try {
      const { data } = await save({ data: browser.bodyOf(subscription) });
      browser.keepId(data.id);
    } catch (error) {
      // What the server does not know of would only be in the way of the next attempt.
      await subscription.unsubscribe();
      throw error;
    }
  };

  const turnOff = async (): Promise<void> => {
    const id = browser.knownId();
    try {
      if (id !== null) await remove({ id });
    } catch (error) {
      // The server does not know it any more, which is what was wanted.
      if (!isApiError(error) || error.code !== 'not_found') throw error;
    }
    browser.dropId();
    await (await browser.currentSubscription())?.unsubscribe();
  };

  return {
    state,
    refusal,
    isBusy,
    onTurnOn: () => void once(() => tryTo(turnOn)),
    onTurnOff: () => void once(() => tryTo(turnOff)),
  };
}
