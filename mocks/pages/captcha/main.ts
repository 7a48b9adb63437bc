import { mountChallenge } from '#mocks/pages/captcha/challenge.ts';
import type { CaptchaMessage } from '#mocks/pages/captcha/messages.ts';
import { sayIn } from '#mocks/pages/captcha/texts.ts';

import './captcha.css';

const query = new URLSearchParams(location.search);
const language = query.get('hl') || 'en';
const say = sayIn(language);

// The page can't know its parent's origin. `*` is safe, because the message contains no secret.
const send = (message: CaptchaMessage): void => window.parent.postMessage(message, '*');

document.documentElement.lang = language;
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
document.title = say('name');

const widget = mountChallenge({
  say,
  seed: `captcha/${query.get('key') ?? ''}/${query.get('n') ?? ''}`,
  onToken: (token) => send({ source: 'mock-captcha', type: 'token', token }),
});
document.body.append(widget);
new ResizeObserver(() =>
  send({ source: 'mock-captcha', type: 'size', height: Math.ceil(widget.getBoundingClientRect().height) }),
).observe(widget);
