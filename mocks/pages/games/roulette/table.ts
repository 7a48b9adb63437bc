import { make } from '#mocks/pages/shared/dom.ts';
import type { Game } from '#mocks/pages/games/shared/game.ts';
import type { Say } from '#mocks/pages/games/shared/texts.ts';
import { limitText } from '#mocks/pages/games/roulette/limits.ts';
import { brokenLimit, pocketColour, rouletteLimits } from '#mocks/world/game-frame/roulette.rules.ts';
import type { RouletteBet, RouletteKind } from '#mocks/world/game-frame/roulette.rules.ts';

export interface BettingTable {
  element: HTMLElement;
  bets: () => RouletteBet[];
  total: () => number;
  clear: () => void;
  undo: () => void;
  again: () => void;
  hasLast: () => boolean;
  lock: (locked: boolean) => void;
  mark: (number: number | null) => void;
  /** Moves the focus to the place that had it last. */
  focus: () => void;
}

interface Place {
  kind: RouletteKind;
  value?: number;
  label: string;
  name: string;
  area: string;
}

function places(say: Say): Place[] {
  const numbers = Array.from({ length: 37 }, (_, number): Place => ({
    kind: 'number',
    value: number,
    label: String(number),
    name: say('number', { number }),
    area: 'number',
  }));
  const dozens = [1, 2, 3].map((value): Place => {
    const name = say('dozen', { from: value * 12 - 11, to: value * 12 });
    return { kind: 'dozen', value, label: `${value * 12 - 11}–${value * 12}`, name, area: 'dozen' };
  });
  const half = (kind: 'low' | 'high', from: number, to: number): Place => ({
    kind,
    label: `${from}–${to}`,
    name: say('dozen', { from, to }),
    area: 'outside',
  });
  const outside = (['even', 'red', 'black', 'odd'] as const).map((kind): Place => ({
    kind,
    label: say(kind),
    name: say(kind),
    area: 'outside',
  }));
  return [...numbers, ...dozens, half('low', 1, 18), ...outside, half('high', 19, 36)];
}

function toneOf(place: Place): string {
  if (place.kind === 'number') return pocketColour(place.value ?? 0);
  return place.kind === 'red' || place.kind === 'black' ? place.kind : 'plain';
}

/** Positions a cell on the wide table: columns of three numbers, counted from the bottom up. */
function layOut(cell: HTMLElement, place: Place): void {
  if (place.kind !== 'number' || place.value === undefined || place.value === 0) return;
  cell.style.setProperty('--column', String(Math.ceil(place.value / 3) + 1));
  cell.style.setProperty('--row', String(3 - ((place.value - 1) % 3)));
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

export function createTable(
  { say, money, bets, balance, refresh, forgetShortage, reportShortage, chrome }: Game,
  chip: () => number,
  changed: () => void,
): BettingTable {
  let laid: { index: number; amount: number }[] = [];
  let last: typeof laid = [];
  let isLocked = false;
  /** The place that is reached by Tab. The arrow keys lead to the others. */
  let at = 0;
  const all = places(say);
  const limits = rouletteLimits(bets);
  const sumOn = (index: number, chips: typeof laid): number =>
    chips.filter((one) => one.index === index).reduce((sum, one) => sum + one.amount, 0);
  const total = (): number => laid.reduce((sum, one) => sum + one.amount, 0);
  const cells = all.map((place, index) => {
    const cell = make(
      'button',
      {
        class: 'place',
        type: 'button',
        'data-area': place.area,
        'data-tone': toneOf(place),
        tabindex: index === at ? '0' : '-1',
        click: () => void put(index),
        focus: () => visit(index),
        keydown: (event) => moveFrom(index, event),
      },
      place.label,
    );
    layOut(cell, place);
    return cell;
  });

  function visit(index: number): void {
    cells[at]?.setAttribute('tabindex', '-1');
    cells[index]?.setAttribute('tabindex', '0');
    at = index;
  }

  function moveFrom(index: number, event: Event): void {
    const key = event instanceof KeyboardEvent ? event.key : '';
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: cells.length - 1,
    };
    const target = cells[targets[key] ?? -1];
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  /** Adds up the chips on each place of the table. Each place with chips becomes one bet. */
  function betsOf(chips: typeof laid): RouletteBet[] {
    return all.flatMap(({ kind, value }, index) => {
      const amount = sumOn(index, chips);
      return amount > 0 ? [value === undefined ? { kind, amount } : { kind, value, amount }] : [];
    });
  }

  function show(): void {
    all.forEach((place, index) => {
      const stake = sumOn(index, laid);
      const chips = stake > 0 ? [make('span', { class: 'chip-mark' }, compact.format(stake / 100))] : [];
      cells[index]?.replaceChildren(place.label, ...chips);
      cells[index]?.setAttribute(
        'aria-label',
        stake > 0 ? say('withStake', { place: place.name, amount: money(stake) }) : place.name,
      );
    });
    changed();
  }

  const isAffordable = (): boolean => total() + chip() <= balance();

  async function put(index: number): Promise<void> {
    cells.forEach((cell) => cell.classList.remove('came'));
    // The player may have deposited since the balance was shown.
    if (!isAffordable()) await refresh();
    if (isLocked) return;
    if (!isAffordable()) return reportShortage();
    const limit = brokenLimit(betsOf([...laid, { index, amount: chip() }]), limits);
    if (limit) return chrome.report(limitText({ say, money }, limit), 'bad');
    become([...laid, { index, amount: chip() }]);
  }

  /** Changes the chips. An earlier message may be untrue then, such as one that the money doesn't suffice. */
  function become(next: typeof laid): void {
    laid = next;
    forgetShortage();
    chrome.report(say(laid.length === 0 ? 'placeBets' : 'spinNow'));
    show();
  }
  queueMicrotask(show);

  return {
    element: make('div', { class: 'table', role: 'toolbar', 'aria-label': say('tableOfBets') }, ...cells),
    bets() {
      last = laid;
      return betsOf(laid);
    },
    total,
    clear: () => become([]),
    focus: () => cells[at]?.focus(),
    undo: () => become(laid.slice(0, -1)),
    again: () => become(last),
    hasLast: () => last.length > 0,
    lock(locked) {
      isLocked = locked;
      cells.forEach((cell) => (cell.disabled = locked));
    },
    mark: (number) => cells.forEach((cell, index) => cell.classList.toggle('came', index === number)),
  };
}
