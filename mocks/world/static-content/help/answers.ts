// The help centre's topics and their answers, in display order. The texts are in this folder, a file per
// language.
export const topics = [
  {
    slug: 'account',
    answers: ['registration', 'login', 'codes', 'password', 'second-factor', 'devices', 'account-closed'],
  },
  { slug: 'deposits', answers: ['deposit', 'amounts', 'deposit-declined', 'deposit-missing'] },
  { slug: 'payouts', answers: ['payout', 'payout-blocked', 'payout-where', 'payout-time', 'payout-cancel'] },
  {
    slug: 'bonuses',
    answers: ['gifts', 'wagering', 'bonus-games', 'one-bonus', 'give-up', 'free-spins', 'promo-code'],
  },
  { slug: 'loyalty', answers: ['compoints', 'spending', 'levels'] },
  { slug: 'events', answers: ['tournaments', 'tournament-refused', 'promotions'] },
  {
    slug: 'games',
    answers: ['game-not-starting', 'lost-connection', 'crash', 'roulette', 'return-to-player'],
  },
  { slug: 'safe-play', answers: ['limits', 'break', 'self-exclusion'] },
  { slug: 'profile', answers: ['verification', 'contacts', 'personal-data'] },
  { slug: 'support', answers: ['support', 'history'] },
] as const;

export type TopicSlug = (typeof topics)[number]['slug'];
export type AnswerSlug = (typeof topics)[number]['answers'][number];

export interface AnswerText {
  readonly title: string;
  /** Synonyms that players may search for. */
  readonly words: string;
  /**
   * The answer, in the markup of `markup.ts`. Figures are placeholders, filled from the mock's rules.
   * Durations are inserted in the accusative, so use them only where the grammar needs this case, as in
   * 'wait {resend}'.
   */
  readonly text: string;
}

export interface HelpTexts {
  readonly topics: Readonly<Record<TopicSlug, string>>;
  readonly answers: Readonly<Record<AnswerSlug, AnswerText>>;
}
