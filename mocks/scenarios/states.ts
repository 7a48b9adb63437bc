// Scenarios that affect more than one operation. Handlers check them with `call.is('state.…')`.

export const namedStates = {
  'state.empty_lobby': 'No games, categories, producers, banners and winners',
  'state.region_blocked':
    'The visitor is in a blocked region: server data says so and calls that can answer 451 do',
  'state.maintenance': 'Every call answers 503 service_unavailable',
  'state.chat_maintenance': 'The support chat is closed for maintenance',
  'state.chat_netrox': 'The support chat is that of Netrox, whatever the brand’s own is',
  'state.captcha_v2': 'Server data ask for captcha version 2; forms need its answer',
  'state.captcha_v3': 'Server data ask for captcha version 3; forms need its answer',
  'state.full_registration': 'The A/B test of the registration gives the variant that asks for a promo code',
  'state.skip_nickname': 'Registration goes without the choice of a nickname',
  'state.bonuses_off': 'Bonuses are switched off for the player’s account',
  'state.no_bonus_games': 'No game takes bonus money',
  'state.unknown_enums': 'Every enumerated value of every answer is one that the client does not know',
  'state.hostile_texts': 'Every text of every answer is a hostile string',
  'state.hostile_urls': 'Every address of every answer is a hostile one',
  'state.game_redirect': 'Results of runs say redirect: the browser goes to the page of the game itself',
  'state.socket_refused': 'The websocket is refused',
  'state.balance_late': 'Messages about the balance come five seconds late',
  'state.no_events': 'There are no promotions, tournaments and series',
  'state.cashbox_closed': 'The cashbox is closed: server data say so',
  'state.flags_off': 'Every feature that server data can switch off is off',
  'state.draw_in_preparation': 'Draws whose time has come are not held yet',
  'state.lucky_player': 'Players of this world win the main prizes of draws',
  'state.document_declined': 'The check has declined the identity of the player',
  'state.no_gifts': 'The player has no gifts',
} as const;

export type NamedState = keyof typeof namedStates;

export function isNamedState(name: string): name is NamedState {
  return Object.hasOwn(namedStates, name);
}
