// Shows an 'I'm not a robot' box, then asks the player to select the two cherries among six fruits. After
// three wrong attempts, the page sends a token that the server refuses.
import { createRandom } from '#mocks/world/random.ts';
import { drawFruit, fruits, type Fruit } from '#mocks/pages/captcha/fruits.ts';
import type { Say } from '#mocks/pages/captcha/texts.ts';
import { make } from '#mocks/pages/shared/dom.ts';

export interface ChallengeOptions {
  say: Say;
  /** Determines which tiles are shown and in which order. */
  seed: string;
  onToken: (token: string) => void;
}

/** How long the 'one moment' text and the tick are shown, in milliseconds. */
const pause = 500;
const maxAttempts = 3;

export function dealTiles(seed: string): Fruit[] {
  const random = createRandom(seed);
  const others = random.shuffle(fruits.filter((fruit) => fruit !== 'cherries')).slice(0, 4);
  return random.shuffle<Fruit>(['cherries', 'cherries', ...others]);
}

export function areCherries(tiles: readonly Fruit[], chosen: ReadonlySet<number>): boolean {
  return tiles.every((fruit, index) => (fruit === 'cherries') === chosen.has(index));
}

function tile(say: Say, fruit: Fruit, place: number): HTMLButtonElement {
  const toggle = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof Element)
      currentTarget.ariaPressed = currentTarget.ariaPressed === 'true' ? 'false' : 'true';
  };
  const name = say('tile', { place: place + 1, fruit: say(fruit) });
  return make(
    'button',
    { type: 'button', class: 'tile', 'aria-pressed': 'false', click: toggle },
    make('img', { src: drawFruit(fruit), alt: name }),
  );
}

interface Task {
  element: HTMLElement;
  open(): void;
}

function createTask({ say, seed, onToken }: ChallengeOptions): Task {
  const grid = make('div', { class: 'grid' });
  const trouble = make('p', { class: 'trouble', role: 'alert' });
  const element = make('div', { class: 'task', role: 'group', 'aria-label': say('task'), hidden: true });
  let attempts = 0;
  let tiles: Fruit[] = [];
  const deal = (): void => {
    tiles = dealTiles(`${seed}/${String(attempts)}`);
    grid.replaceChildren(...tiles.map((fruit, place) => tile(say, fruit, place)));
    grid.querySelector('button')?.focus();
  };
  const check = (): void => {
    const chosen = new Set(
      [...grid.children].flatMap((child, index) => (child.ariaPressed === 'true' ? [index] : [])),
    );
    const isRight = areCherries(tiles, chosen);
    attempts += 1;
    if (isRight || attempts >= maxAttempts) {
      onToken(`${isRight ? 'v2' : 'invalid'}.${seed}.${String(attempts)}`);
      return;
    }
    trouble.textContent = say('wrong');
    deal();
  };
  element.append(
    make('h2', {}, say('task')),
    grid,
    trouble,
    make('button', { type: 'button', class: 'check', click: check }, say('check')),
  );
  return {
    element,
    open() {
      element.hidden = false;
      deal();
    },
  };
}

export function mountChallenge({ say, seed, onToken }: ChallengeOptions): HTMLElement {
  const status = make('span', { class: 'status', role: 'status' });
  const box = make(
    'button',
    { type: 'button', class: 'box', role: 'checkbox', 'aria-checked': 'false' },
    make('span', { class: 'mark' }),
    say('notRobot'),
  );
  const finish = (token: string): void => {
    task.element.remove();
    const isRight = !token.startsWith('invalid');
    box.ariaChecked = String(isRight);
    box.dataset['state'] = isRight ? 'done' : 'failed';
    status.textContent = isRight ? say('done') : '';
    box.disabled = true;
    setTimeout(() => onToken(token), pause);
  };
  const task = createTask({ say, seed, onToken: finish });
  box.addEventListener('click', () => {
    if (box.dataset['state'] !== undefined) return;
    box.dataset['state'] = 'checking';
    status.textContent = say('checking');
    setTimeout(() => {
      status.textContent = '';
      task.open();
    }, pause);
  });
  return make(
    'main',
    { class: 'widget', 'aria-label': say('name') },
    make('div', { class: 'line' }, box, status),
    task.element,
  );
}
