import { make, prefersReducedMotion, svgUrl } from '#mocks/pages/shared/dom.ts';
import { ended } from '#mocks/pages/shared/motion.ts';
import { around, circle, dots, line, path, picture } from '#mocks/art/svg.ts';
import { pocketColour, wheelOrder } from '#mocks/world/game-frame/roulette.rules.ts';

export interface Wheel {
  element: HTMLElement;
  spin: () => void;
  /** Spins until the ball rests on a number, then resolves. */
  land: (number: number) => Promise<void>;
  /** Shows a number at once, without a spin. */
  show: (number: number) => void;
  rest: () => void;
}

const pocket = 360 / wheelOrder.length;
const colours = { red: '#cf1f38', black: '#15111f', green: '#15904a' } as const;

function sector(index: number, outer: number, inner: number): string {
  const [from, to] = [(index - 0.5) * pocket, (index + 0.5) * pocket];
  return `M${around(0, 0, outer, from)}A${outer} ${outer} 0 0 1 ${around(0, 0, outer, to)}L${around(0, 0, inner, to)}A${inner} ${inner} 0 0 0 ${around(0, 0, inner, from)}z`;
}

function wheelPicture(): string {
  const pockets = wheelOrder.map((number, index) => {
    const label = `<text transform="rotate(${Math.round(index * pocket * 100) / 100})" y="-372" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="40" fill="#fff">${number}</text>`;
    return (
      path(sector(index, 420, 250), colours[pocketColour(number)], 'stroke="#e8c15a" stroke-width="3"') +
      label
    );
  });
  return picture(
    1000,
    1000,
    circle(0, 0, 492, '#4a2710') +
      circle(0, 0, 470, '#7a4420') +
      circle(0, 0, 434, '#d9a441') +
      pockets.join('') +
      circle(0, 0, 250, '#5d3215', 'stroke="#e8c15a" stroke-width="6"') +
      circle(0, 0, 180, '#8a5228') +
      line('M0-150V150M-150 0H150', '#f0cf73', 26, 'stroke-linecap="round"') +
      dots('0,-150 0,150 -150,0 150,0', 54, '#d9a441') +
      circle(0, 0, 70, '#d9a441', 'stroke="#6d3d17" stroke-width="8"') +
      circle(0, 0, 34, '#f7e3a1'),
    '',
    '-500 -500 1000 1000',
  );
}

export function createWheel(): Wheel {
  const disc = make('img', { class: 'disc', src: svgUrl(wheelPicture()), alt: '', draggable: 'false' });
  const orbit = make('div', { class: 'orbit' }, make('div', { class: 'ball' }));
  const element = make('div', { class: 'wheel', 'aria-hidden': 'true' }, disc, orbit);
  let turned = 0;

  const stop = (): void =>
    [disc, orbit].forEach((part) => part.getAnimations().forEach((motion) => motion.cancel()));
  const turn = (part: HTMLElement, from: number, to: number, options: KeyframeAnimationOptions): Animation =>
    part.animate({ transform: [`rotate(${from}deg)`, `rotate(${to}deg)`] }, options);

  // The ball always stops at the top, where numbers are upright. So the wheel turns the winning pocket there.
  const angleOf = (number: number): number => -wheelOrder.indexOf(number) * pocket;
  function show(number: number): void {
    stop();
    turned = angleOf(number);
    orbit.dataset['lying'] = 'true';
    disc.style.transform = `rotate(${turned}deg)`;
  }

  return {
    element,
    rest: stop,
    show,
    spin() {
      orbit.dataset['lying'] = 'false';
      if (prefersReducedMotion()) return;
      turn(disc, turned, turned + 360, { duration: 2600, iterations: Infinity });
      turn(orbit, 0, -360, { duration: 900, iterations: Infinity });
    },
    async land(number) {
      const from = turned;
      show(number);
      if (prefersReducedMotion()) return;
      const options = { duration: 3200, easing: 'cubic-bezier(.12,.6,.2,1)' };
      orbit.dataset['lying'] = 'false';
      turn(disc, from, turned + 720, options);
      await ended(turn(orbit, 0, -1800, options), options.duration);
      orbit.dataset['lying'] = 'true';
    },
  };
}
