// For property tests: simulates a player in the cashbox, and a cashier whose responses the test controls.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Activity, useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { session } from '#/api/session/session.store.ts';
import { Cashier, type Answer } from './cashier.testing.ts';
import { AMOUNTS, expectTrueView, inFlight, Player, type Phase, type Step } from './player.testing.ts';

export interface Screen {
  readonly phase: Phase;
  readonly press: (amount: number) => void;
  /** Confirms the summary. Orders with a summary need this second press. */
  readonly confirm: () => void;
  readonly retry: () => void;
  /** Returns to the form with the button that the current view offers. */
  readonly toForm: () => void;
}

/** Waits until timers, React and react-query have done all pending work. */
async function flush(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** A tab of the cashbox, which the test can hide. */
function createStage(client: QueryClient) {
  let setHiddenNow: (isHidden: boolean) => void = () => undefined;
  function Stage({ children }: { children: ReactNode }) {
    const [isHidden, setHidden] = useState(false);
    useEffect(() => {
      setHiddenNow = setHidden;
    }, []);
    return (
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Activity mode={isHidden ? 'hidden' : 'visible'}>{children}</Activity>
        </MemoryRouter>
      </QueryClientProvider>
    );
  }
  return { wrapper: Stage, hide: (isHidden: boolean) => setHiddenNow(isHidden) };
}

let players = 0;

export class Visit {
  readonly cashier: Cashier;
  readonly player = new Player();
  readonly #client = new QueryClient();
  readonly #useScreen: () => Screen;
  #drawn: { screen: () => Screen; leave: () => Promise<void> } | null = null;
  #hide: (isHidden: boolean) => void = () => undefined;
  #isHidden = false;

  constructor(useScreen: () => Screen) {
    this.cashier = new Cashier();
    this.#useScreen = useScreen;
    session.userId = `player ${(players += 1)}`;
  }

  async do(step: Step): Promise<void> {
    if (step.does === 'comeBack') await this.comeBack();
    else if (step.does === 'answer') await this.answer(step.how, step.isListLost);
    else if (step.does === 'finish') this.finish();
    else await this.#act(step);
    await vi.waitFor(() => this.check(), { timeout: 500, interval: 10 });
  }

  async comeBack(): Promise<void> {
    if (this.#isHidden) await this.#switchTab();
    if (this.#drawn) return;
    const { wrapper, hide } = createStage(this.#client);
    const { result, unmount } = await renderHook(this.#useScreen, { wrapper });
    this.#hide = hide;
    this.#drawn = { screen: () => result.current, leave: unmount };
  }

  async answer(how: Answer, isListLost = false): Promise<void> {
    const [call] = this.cashier.waiting;
    if (!call) return;
    this.cashier.isListLost = isListLost;
    call.answer(how);
    this.player.recordAnswer(call.amount, how, this.cashier.executed.has(call.key));
    await flush();
    // If the response returns the payment of an earlier order, the flow sends the new order once more.
    const { shown } = this.player;
    if (shown && this.#isWaiting(shown.amount)) shown.outcome = 'waiting';
  }

  /**
   * Marks all executed orders as paid. Does nothing while a call is in flight, because it is unclear whether
   * the call's order would be executed before the payment or after it.
   */
  finish(): void {
    if (this.cashier.waiting.length > 0) return;
    this.cashier.finishAll();
    this.player.finish([...this.cashier.executed.values()].map(({ amount }) => amount));
  }

  async press(amount: number, isDouble = false): Promise<void> {
    const screen = this.#screen();
    if (
      !screen ||
      ![...inFlight.slice(0, 2), 'choosing', 'created', 'finished', 'reviewing'].includes(screen.phase.status)
    )
      return;
    this.player.see(this.cashier.listed);
    const before = this.cashier.waiting.length;
    const isFree = !inFlight.includes(screen.phase.status);
    if (isFree) this.player.press(amount, this.#isWaiting(amount));
    // While an order is being sent, the summary is shown instead of the form, so only the summary's button
    // can be pressed.
    if (screen.phase.status !== 'sending') screen.press(amount);
    if (isDouble && screen.phase.status !== 'sending') screen.press(amount);
    await flush();
    const { confirm } = this.#screen() ?? screen;
    confirm();
    if (isDouble) confirm();
    await flush();
    expectAtMost(isFree ? 1 : 0, this.cashier.waiting.length - before);
  }

  /** Returns to the form and waits until it shows. */
  async edit(): Promise<void> {
    const screen = this.#screen();
    if (!screen || inFlight.includes(screen.phase.status)) return;
    screen.toForm();
    this.player.shown = null;
    await flush();
    expectForm(this.#screen()?.phase);
  }

  /** Asserts the invariants that hold after every step. */
  check(): void {
    for (const amount of AMOUNTS)
      expectAtMost(this.player.intendedPayments.get(amount) ?? 0, this.cashier.executedOf(amount).length);
    expectUnchanged(this.cashier);
    const phase = this.#screen()?.phase;
    if (phase)
      expectTrueView(phase, this.player, (amount) =>
        this.cashier.executed.has(this.cashier.keys.get(amount) ?? ''),
      );
  }

  async #act(step: Step): Promise<void> {
    const screen = this.#screen();
    if (step.does === 'switchTab' && this.#drawn) await this.#switchTab();
    if (!screen) return;
    if (step.does === 'press') await this.press(step.amount, step.isDouble);
    if (step.does === 'edit') await this.edit();
    if (step.does === 'retry') await this.#retry(screen);
    if (step.does === 'leave') {
      await this.#drawn?.leave();
      this.#drawn = null;
      this.player.shown = null;
    }
  }

  async #retry({ phase, retry }: Screen): Promise<void> {
    const { shown } = this.player;
    if (phase.status !== 'outcomeUnknown' || !shown) return;
    const key = this.cashier.keys.get(shown.amount);
    shown.outcome = 'waiting';
    retry();
    retry();
    await flush();
    expectKeys(this.cashier, shown.amount, [key]);
  }

  async #switchTab(): Promise<void> {
    this.#isHidden = !this.#isHidden;
    this.#hide(this.#isHidden);
    await flush();
  }

  #isWaiting(amount: number): boolean {
    return this.cashier.waiting.some((call) => call.amount === amount);
  }

  /** The current view. Null if the player has left or switched to another tab. */
  #screen(): Screen | null {
    return this.#drawn && !this.#isHidden ? this.#drawn.screen() : null;
  }
}

function expectAtMost(most: number, count: number): void {
  expect(count).toBeLessThanOrEqual(most);
}

function expectForm(phase: Phase | undefined): void {
  expect(phase).toMatchObject({ status: 'choosing', refusal: null });
}

/** Asserts that no idempotency key was sent with two different orders. */
function expectUnchanged({ changedKeys }: Cashier): void {
  expect(changedKeys).toEqual([]);
}

function expectKeys({ waiting }: Cashier, amount: number, keys: readonly (string | undefined)[]): void {
  expect(waiting.filter((call) => call.amount === amount).map(({ key }) => key)).toEqual(keys);
}
