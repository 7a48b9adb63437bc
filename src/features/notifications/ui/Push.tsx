import { useQuery, useMutation } from '@tanstack/react-query';
import BellRing from 'lucide-react/icons/bell-ring';
import { FormattedMessage } from 'react-intl';
import { useEffect, useState } from 'react';
import { useOneAtATime } from '#/lib/useOneAtATime.ts';
import { serverDataQuery } from '#/api/queries.ts';
import { type ErrorText, textOfError } from '#/i18n/errorTexts.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import { isApiError } from '#/api/ApiError.ts';
import { removePushMutation, savePushMutation } from '../data/mutations.ts';
import * as browser from '../pushBrowser.ts';
import styles from './Push.module.css';

/** Switches push messages on and off. Renders nothing for a brand without push messages. */
export function Push() {
  const key = useQuery(serverDataQuery()).data?.data.webPushKey ?? '';
  return key === '' ? null : <KnownPush pushKey={key} />;
}

function KnownPush({ pushKey }: { pushKey: string }) {
  return <PushView {...usePush(pushKey)} />;
}

export interface PushViewProps {
  state: PushState;
  refusal: ErrorText | null;
  isBusy: boolean;
  onTurnOn: () => void;
  onTurnOff: () => void;
}

export function PushView({ state, refusal, isBusy, onTurnOn, onTurnOff }: PushViewProps) {
  const isOn = state === 'on';
  return (
    <section className={styles.panel} aria-busy={state === 'looking' || undefined}>
      <header className={styles.head}>
        <span className={styles.sign} data-on={isOn || undefined}>
          <Icon of={BellRing} />
        </span>
        <h2 className={styles.title}>
          <FormattedMessage id="notifications.push.title" />
        </h2>
        {isOn && (
          <Badge tone="positive">
            <FormattedMessage id="notifications.push.isOn" />
          </Badge>
        )}
      </header>
      <p className={styles.text} role="status">
        <FormattedMessage id={`notifications.push.${state}`} />
      </p>
      <InlineAlert>{refusal && <FormattedMessage {...refusal} />}</InlineAlert>
      {/* The same button switches push messages on and off, so that it keeps the focus. */}
      {(state === 'off' || isOn) && (
        <Button
          variant={isOn ? 'secondary' : 'primary'}
          size="sm"
          isWaiting={isBusy}
          onClick={isOn ? onTurnOff : onTurnOn}
        >
          <FormattedMessage id={isOn ? 'notifications.push.turnOff' : 'notifications.push.turnOn'} />
        </Button>
      )}
    </section>
  );
}

async function readState(): Promise<PushState> {
  const isSupported = browser.isPushSupported();
  return pushState({
    isSupported,
    isDenied: isSupported && browser.isPushDenied(),
    hasSubscription: isSupported && (await browser.currentSubscription()) !== null,
    isKnown: browser.knownId() !== null,
  });
}

/** If the browser can't report its state, push messages count as unsupported. */
const readKnownState = (): Promise<PushState> => readState().catch(() => 'unsupported' as const);

/** The text for an error of the server or of the browser's push service. */
const refusalOf = (error: unknown): ErrorText =>
  isApiError(error) ? textOfError(error) : { id: 'notifications.push.failed' };

/** @param key the `webPushKey` that the server sends */
function usePush(key: string) {
  const [state, setState] = useState<PushState>('looking');
  const [refusal, setRefusal] = useState<ErrorText | null>(null);
  const [isBusy, setBusy] = useState(false);
  const once = useOneAtATime();
  const { mutateAsync: save } = useMutation(savePushMutation());
  const { mutateAsync: remove } = useMutation(removePushMutation());
  // Read the state again when the page gets the focus, because the player may have changed the permission
  // in the browser.
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
      // If the server can't save the subscription, remove it from the browser too. Otherwise, it would
      // block the next attempt.
      await subscription.unsubscribe();
      throw error;
    }
  };

  const turnOff = async (): Promise<void> => {
    const id = browser.knownId();
    try {
      if (id !== null) await remove({ id });
    } catch (error) {
      // If the server doesn't know the subscription, it counts as removed.
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

export type PushState =
  | 'looking'
  /**
   * The browser doesn't support push messages, or supports them only after the player has added the site to
   * the home screen.
   */
  | 'unsupported'
  /** The player has blocked push messages. Only the browser's settings can undo this. */
  | 'denied'
  | 'off'
  | 'on';

export interface PushFacts {
  readonly isSupported: boolean;
  readonly isDenied: boolean;
  readonly hasSubscription: boolean;
  /** True if the server knows this browser's subscription for this player. */
  readonly isKnown: boolean;
}

/** If the server doesn't know the subscription, push messages count as off. */
export function pushState({ isSupported, isDenied, hasSubscription, isKnown }: PushFacts): PushState {
  if (!isSupported) return 'unsupported';
  if (isDenied) return 'denied';
  return hasSubscription && isKnown ? 'on' : 'off';
}
