// The type of every message id: `FormattedMessage` and `formatMessage` refuse an id that no Russian file has.
import type captcha from '#/entities/captcha/messages/ru.json';
import type form from '#/entities/form/messages/ru.json';
import type auth from '#/features/auth/messages/ru.json';
import type gameFrame from '#/features/game-frame/messages/ru.json';
import type lobby from '#/features/lobby/messages/ru.json';
import type app from '#/app/messages/ru.json';
import type overlays from '#/app/overlays/messages/ru.json';
import type support from '#/entities/support/messages/ru.json';
import type common from './messages/ru.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids:
        | keyof typeof common
        | keyof typeof overlays
        | keyof typeof support
        | keyof typeof captcha
        | keyof typeof app
        | keyof typeof lobby
        | keyof typeof gameFrame
        | keyof typeof auth
        | keyof typeof form;
    }
  }
}
