import { followFlight, startFlight } from '#mocks/pages/games/crash/flight.ts';
import type { Flight, FlightUpdate } from '#mocks/pages/games/crash/flight.ts';
import { createSky } from '#mocks/pages/games/crash/sky.ts';
import { createBetStepper } from '#mocks/pages/games/shared/betStepper.ts';
import { pressByKeyboard, rulesButton } from '#mocks/pages/games/shared/chrome.ts';
import { notifyCasino } from '#mocks/pages/games/shared/casino.ts';
import { pause } from '#mocks/pages/shared/pause.ts';
import { make } from '#mocks/pages/shared/dom.ts';
import type { Game } from '#mocks/pages/games/shared/game.ts';
import type { Fields } from '#mocks/pages/shared/provider.ts';
import type { TextId } from '#mocks/pages/games/shared/texts.ts';
import {
  autoCashOuts,
  crashReturn,
  maxMultiplier,
  minCashOut,
  payCrash,
} from '#mocks/world/game-frame/crash.rules.ts';

import './crash.css';

const historyLength = 12;
/**
 * How long the button stays disabled after a flight, in ms. A press in this time was probably a
 * late cash-out and must not place a bet.
 */
const lateCashOutMs = 1_000;

function autoChoice({ say, multiplier }: Game): HTMLSelectElement {
  const options = autoCashOuts.map((target) =>
    make('option', { value: String(target) }, `x${multiplier(target, 0)}`),
  );
  return make(
    'select',
    { 'aria-label': say('autoCashOut') },
    make('option', { value: '' }, say('off')),
    ...options,
  );
}

function rulesOf({ say, money, multiplier, bets }: Game): string {
  return say('crashRules', {
    least: multiplier(minCashOut),
    most: multiplier(maxMultiplier, 0),
    returned: Math.round(crashReturn * 100),
    min: money(Math.min(...bets)),
    max: money(Math.max(...bets)),
  });
}

function createHistory({ say, multiplier: textOf }: Game): {
  element: HTMLElement;
  add: (multiplier: number) => void;
} {
  const element = make('ol', { class: 'history optional', 'aria-label': say('history') });
  return {
    element,
    add(multiplier) {
      element.prepend(
        make(
          'li',
          { 'data-size': multiplier >= 10 ? 'huge' : multiplier >= 2 ? 'big' : 'small' },
          `x${textOf(multiplier)}`,
        ),
      );
      while (element.children.length > historyLength) element.lastElementChild?.remove();
    },
  };
}

export function mountCrash(game: Game): void {
  const { say, money, chrome } = game;
  const sky = createSky(game.slug);
  const bet = createBetStepper(game);
  const auto = autoChoice(game);
  const history = createHistory(game);
  const shown = make('output', { class: 'multiplier', 'aria-live': 'off' }, `x${game.multiplier(1)}`);
  const button = make(
    'button',
    { class: 'main-button', type: 'button', click: () => (flight ? takeOut(flight) : placeBet()) },
    say('placeBet'),
  );
  let flight: Flight | null = null;
  let isBusy = false;
  let missed: Fields | null = null;
  let isLeaving = false;
  let told: TextId | null = null;

  function show(current: Flight | null): void {
    flight = current;
    isLeaving = false;
    told = null;
    notifyCasino.bet(current !== null);
    bet.lock(current !== null);
    auto.disabled = current !== null;
    button.dataset['tone'] = current ? 'go' : 'bet';
    button.textContent = say(current ? 'cashOut' : 'placeBet');
    // Disabled at the start of a flight, because cashing out at x1.00 isn't allowed. `frame`
    // enables it above x1.00.
    button.disabled = current !== null;
  }

  function frame(): void {
    if (!flight) return;
    const multiplier = flight.multiplier();
    shown.textContent = `x${game.multiplier(multiplier)}`;
    button.disabled = isLeaving || multiplier < minCashOut;
    if (!button.disabled)
      button.textContent = flight.isLineLost()
        ? say('cashOut')
        : say('cashOutAt', { amount: money(payCrash(flight.bet, multiplier)) });
    tell(flight);
    sky.draw('flying', flight.seconds(), flight.growthPerSecond);
    requestAnimationFrame(frame);
  }

  /** Announces each state of the flight once, for screen readers. */
  function tell({ isLineLost }: Flight): void {
    const text = isLineLost()
      ? isLeaving
        ? 'cashingOutLate'
        : 'lineLost'
      : isLeaving
        ? 'cashingOut'
        : 'flying';
    if (text === told) return;
    told = text;
    chrome.report(say(text), isLineLost() ? 'bad' : 'plain');
  }

  function takeOut(current: Flight): void {
    isLeaving = true;
    button.disabled = true;
    button.textContent = say('cashingOut');
    current.cashOut();
  }

  function finish(news: FlightUpdate, growthPerSecond: number, wasLeaving: boolean): void {
    const multiplier = game.multiplier(news.multiplier);
    shown.textContent = `x${multiplier}`;
    shown.dataset['state'] = news.status;
    sky.draw(news.status, Math.log(news.multiplier) / growthPerSecond, growthPerSecond);
    history.add(news.crashPoint);
    game.markShown();
    game.showAccount(news.answer);
    if (news.status === 'cashed_out')
      chrome.report(
        `${say('cashed', { multiplier, amount: money(news.win) })} ${say('crashedLater', { multiplier: game.multiplier(news.crashPoint) })}`,
        'good',
      );
    else chrome.report(say(wasLeaving ? 'crashedBefore' : 'crashed', { multiplier }), 'bad');
  }

  async function watch(started: Flight): Promise<void> {
    show(started);
    shown.dataset['state'] = 'flying';
    requestAnimationFrame(frame);
    const news = await started.ended;
    const wasLeaving = isLeaving;
    show(null);
    finish(news, started.growthPerSecond, wasLeaving);
    game.endRound();
    // A press just after the flight's end was probably meant to cash out, so it must not place another bet.
    button.disabled = true;
    await pause(lateCashOutMs);
    button.disabled = false;
  }

  function lock(): void {
    button.disabled = true;
    bet.lock(true);
  }

  async function play(fly: () => Flight | Promise<Flight>): Promise<void> {
    isBusy = true;
    lock();
    try {
      await watch(await fly());
    } catch (error) {
      show(null);
      lock();
      await game.fail(error);
      show(null);
    }
    isBusy = false;
    const left = missed;
    missed = null;
    if (left) takeUp(left);
  }

  /** Follows a flight that the page has missed, as soon as the page is free. */
  function takeUp(left: Fields): void {
    if (flight) return;
    if (isBusy) missed = left;
    else void play(() => followFlight(game, left));
  }

  function placeBet(): void {
    chrome.report(say('placing'));
    void play(() => startFlight(game, bet.value(), auto.value === '' ? null : Number(auto.value)));
  }

  chrome.stage.replaceChildren(make('div', { class: 'sky' }, sky.element, history.element, shown));
  chrome.controls.replaceChildren(
    game.gift.element,
    bet.element,
    make('label', { class: 'auto optional' }, make('span', { class: 'label' }, say('autoCashOut')), auto),
    button,
    rulesButton(chrome, say, rulesOf(game)),
  );
  show(null);
  sky.draw('waiting', 0, 0.1);
  game.greet({ takeUp });
  pressByKeyboard(button);
}
