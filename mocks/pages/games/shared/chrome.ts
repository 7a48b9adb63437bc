import { isFramed, notifyCasino } from '#mocks/pages/games/shared/casino.ts';
import { make, svgUrl } from '#mocks/pages/shared/dom.ts';
import type { Say } from '#mocks/pages/games/shared/texts.ts';
import { drawGameScenery, tilePaint } from '#mocks/art/tile.ts';

import './game.css';

export interface Chrome {
  stage: HTMLElement;
  controls: HTMLElement;
  showName: (name: string, demo: boolean) => void;
  showBalance: (text: string) => void;
  /** Shows the result of a round and announces it to screen readers. */
  report: (text: string, tone?: 'plain' | 'good' | 'bad') => void;
  /** Opens a dialog with a single button. */
  ask: (text: string, answer: Answer) => void;
  /** Opens a dialog that the player can close. */
  explain: (title: string, content: Node) => void;
  /** Opens a dialog with a question that the player can decline. */
  confirm: (title: string, content: Node, answer: Answer) => void;
}

interface Answer {
  label: string;
  act: () => void;
}

function dressAs(slug: string): void {
  const paint = tilePaint(slug);
  const { style } = document.documentElement;
  for (const [role, colour] of Object.entries(paint)) style.setProperty(`--${role}`, colour);
  style.setProperty('--scenery', `url("${svgUrl(drawGameScenery(slug, 1280, 720))}")`);
}

function dialog(
  title: string,
  content: Node | string,
  { label, act }: Answer,
  /** The label of the button that only closes the dialog; null if there is none. */
  decline: string | null,
  closable = decline !== null,
): void {
  const box = make(
    'dialog',
    {
      class: 'dialog',
      'aria-label': title,
      close: () => box.remove(),
      cancel: (event) => closable || event.preventDefault(),
    },
    // A question starts on its title, so that a second Enter or a held one doesn't accept it unread.
    make('h2', decline === null ? {} : { tabindex: '-1', autofocus: true }, title),
    make('div', { class: 'dialog-content' }, content),
    make('button', { class: 'main-button', type: 'button', click: () => (box.close(), act()) }, label),
    ...(decline === null
      ? []
      : [make('button', { class: 'quiet-button', type: 'button', click: () => box.close() }, decline)]),
  );
  document.body.append(box);
  box.showModal();
}

/** The game's own header. Inside the casino's frame only the credits of a demo are shown. */
function header(say: Say, name: HTMLElement, demo: HTMLElement, balance: HTMLElement): HTMLElement {
  const label = make('span', { class: 'label' }, say(isFramed() ? 'demo' : 'balance'));
  const money = make('div', { class: 'balance' }, label, balance);
  if (isFramed()) return make('header', { class: 'header', title: say('demoHint'), hidden: true }, money);
  return make(
    'header',
    { class: 'header' },
    make('div', { class: 'title' }, name, demo),
    money,
    make(
      'button',
      { class: 'quiet-button', type: 'button', 'aria-label': say('close'), click: notifyCasino.exit },
      '✕',
    ),
  );
}

export function createChrome(kind: string, slug: string, say: Say): Chrome {
  dressAs(slug);
  const name = make('h1', {});
  const demo = make('span', { class: 'demo', title: say('demoHint'), hidden: true }, say('demo'));
  const balance = make('output', { 'aria-live': 'off' }, '—');
  const stage = make('main', { class: 'stage' }, make('p', { class: 'loading' }, say('loading')));
  const controls = make('div', { class: 'controls' });
  const result = make('p', { class: 'result', role: 'status' });
  document.body.dataset['kind'] = kind;
  ignoreHeldEnter();
  const bar = header(say, name, demo, balance);
  document.body.append(bar, stage, result, controls);
  return {
    stage,
    controls,
    showName(text, isDemo) {
      name.textContent = text;
      document.title = text;
      demo.hidden = !isDemo;
      bar.hidden = isFramed() && !isDemo;
    },
    showBalance: (text) => balance.replaceChildren(text),
    report(text, tone = 'plain') {
      result.dataset['tone'] = tone;
      result.textContent = text;
    },
    ask: (text, answer) => dialog(say('errorTitle'), text, answer, null),
    explain: (title, content) => dialog(title, content, { label: say('ok'), act: () => {} }, null, true),
    confirm: (title, content, answer) => dialog(title, content, answer, say('notNow')),
  };
}

export function rulesButton({ explain }: Pick<Chrome, 'explain'>, say: Say, rules: string): HTMLElement {
  return make(
    'button',
    {
      class: 'quiet-button optional',
      type: 'button',
      click: () => explain(say('rules'), make('p', {}, rules)),
    },
    say('rules'),
  );
}

/** Holding Enter presses a button once, so that it doesn't play round after round. */
function ignoreHeldEnter(): void {
  document.addEventListener('keydown', (event) => {
    if (event.repeat && event.code === 'Enter') event.preventDefault();
  });
}

/**
 * Gives the focus back to a button that lost it by being disabled, unless the player has moved on. Otherwise
 * Enter would do nothing after each round.
 */
function keepFocus(button: HTMLButtonElement): void {
  let hadFocus = false;
  new MutationObserver(() => {
    // The browser moves the focus to the body later, when it paints.
    if (button.disabled) hadFocus ||= document.activeElement === button;
    else {
      if (hadFocus && document.hasFocus() && document.activeElement === document.body) button.focus();
      hadFocus = false;
    }
  }).observe(button, { attributeFilter: ['disabled'] });
}

/**
 * Space presses the main button, unless a control that uses Space has the focus. The button keeps the focus
 * from round to round.
 */
export function pressByKeyboard(button: HTMLButtonElement): void {
  keepFocus(button);
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    const busy = target instanceof Element && target.closest('button, select, input, dialog') !== null;
    if (event.code !== 'Space' || busy) return;
    event.preventDefault();
    if (!event.repeat && !button.disabled) button.click();
  });
}
