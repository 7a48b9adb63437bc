// Scenarios that affect more than one operation. Handlers check them with `call.is('state.…')`.

export const namedStates = {
  'state.empty_lobby': 'The lobby has no games, categories, producers, banners or winners',
  'state.region_blocked':
    'The visitor is in a blocked region: the server data reports it, and every operation with a 451 answers it',
  'state.maintenance': 'Every operation answers 503 service_unavailable',
  'state.chat_maintenance': 'The support chat is closed for maintenance',
  'state.chat_netrox': 'The support chat is Netrox in every brand',
  'state.captcha_v2': 'Captcha version 2 is on, and forms require it',
  'state.captcha_v3': 'Captcha version 3 is on, and forms require it',
  'state.full_registration': 'The registration A/B test shows the variant with a promo code',
  'state.skip_nickname': 'Registration has no nickname step',
  'state.bonuses_off': 'Bonuses are switched off for the player’s account',
  'state.no_bonus_games': 'No game accepts bonus money',
  'state.unknown_enums': 'Every enum value of every response is unknown to the client',
  'state.hostile_texts': 'Every text of every response is a hostile string',
  'state.hostile_urls': 'Every URL of every response is hostile',
  'state.game_redirect': 'Starting a game redirects the browser to the game’s own page',
  'state.socket_refused': 'The server refuses websocket connections',
  'state.balance_late': 'Balance messages are delayed by five seconds',
  'state.no_events': 'There are no promotions, tournaments or series',
  'state.cashbox_closed': 'The server data reports a closed cashbox',
  'state.flags_off': 'Every feature flag of the server data is off',
  'state.draw_in_preparation': 'Due draws are still being prepared',
  'state.lucky_player': 'Players of this world win the main prizes of draws',
  'state.document_declined': 'The player’s identity document was declined',
  'state.no_gifts': 'The player has no gifts',
} as const;

export type NamedState = keyof typeof namedStates;

export function isNamedState(name: string): name is NamedState {
  return Object.hasOwn(namedStates, name);
}
