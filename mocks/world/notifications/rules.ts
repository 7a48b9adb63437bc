// Topics of notices, and the player's choice of topics.
import type { NoticeTopic, NotificationSettings } from '../../generated/model/index.ts';
import type { NoticeName } from './catalogue.ts';

const topicOf: Readonly<Record<NoticeName, NoticeTopic>> = {
  welcome: 'account',
  confirm_email: 'account',
  gift_waiting: 'gifts',
  gift_expiring: 'gifts',
  gift_expired: 'gifts',
  bonus_expired: 'gifts',
  bonus_running: 'gifts',
  bonus_wagered: 'gifts',
  bonus_too_small: 'gifts',
  welcome_next: 'gifts',
  winback_ready: 'gifts',
  level_reached: 'loyalty',
  achievement_done: 'loyalty',
  manager_hello: 'loyalty',
  tournament_soon: 'events',
  tournament_started: 'events',
  tournament_started_elsewhere: 'events',
  tournament_started_locked: 'events',
  tournament_won: 'events',
  tournament_gift: 'events',
  tournament_over: 'events',
  seat_free: 'events',
  tournament_invited: 'events',
  promotion_won: 'events',
  promotion_drawn: 'events',
  promotion_ending: 'events',
  promotion_ended: 'events',
  // A player's own jackpot win is news about the player's money. Its topic is 'cashbox', because an open game
  // must not delay such notices (decision 134).
  jackpot_won: 'cashbox',
  deposit_done: 'cashbox',
  deposit_declined: 'cashbox',
  deposit_over_limit: 'cashbox',
  deposit_in_break: 'cashbox',
  payout_done: 'cashbox',
  payout_declined: 'cashbox',
  payout_unconfirmed: 'cashbox',
  document_declined: 'account',
  document_accepted: 'account',
  password_changed: 'account',
  new_device: 'account',
  phone_confirmed: 'account',
  email_confirmed: 'account',
  two_factor_on: 'account',
  two_factor_off: 'account',
  limit_changed: 'account',
  time_out_over: 'account',
};

export const everyTopic: NotificationSettings = { gifts: true, events: true, loyalty: true, cashbox: true };

export function topicOfNotice(name: NoticeName): NoticeTopic {
  return topicOf[name];
}

/** Whether a notice is sent without a toast and a push message. Account notices are never silent. */
export function isSilent(name: NoticeName, settings: NotificationSettings): boolean {
  const topic = topicOf[name];
  return topic !== 'account' && !settings[topic];
}
