// Realistic bugs that the explorer must find. Each changes one place, or two if the second place would
// otherwise hide the bug.

export type Kind =
  | 'race'
  | 'double submit'
  | 'stale cache'
  | 'dead button'
  | 'lost focus'
  | 'wrong sum'
  | 'missed due event'
  | 'leak after logout'
  | 'raw text'
  | 'reordered messages'
  | 'chance'
  | 'read that writes'
  | 'hang';

export interface Edit {
  readonly file: string;
  /** The text to replace, which must occur exactly once in the file. */
  readonly from: string;
  readonly to: string;
}

export interface Bug extends Edit {
  readonly name: string;
  readonly kind: Kind;
  readonly driver: 'world' | 'client';
  /** Removes a second guard, which would otherwise hide the bug from users. */
  readonly also?: Edit;
}

const world: readonly Omit<Bug, 'driver'>[] = [
  {
    name: 'an exchange ignores its idempotency key',
    kind: 'double submit',
    file: 'mocks/core/invoke.ts',
    from: 'const isKnown = operation.parameters.some(',
    to: "const isKnown = operation.id !== 'exchangeCompoints' && operation.parameters.some(",
  },
  {
    name: 'a key counts for one device only',
    kind: 'race',
    file: 'mocks/core/invoke.ts',
    from: '{ key: `${identity.player.id}/${operation.id}/${key}`,',
    to: '{ key: `${identity.session.id}/${operation.id}/${key}`,',
  },
  {
    name: 'exchanged compoints are rounded up',
    kind: 'wrong sum',
    file: 'mocks/world/compoints/rules.ts',
    from: 'return Math.floor((compoints * amount) / rate);',
    to: 'return Math.ceil((compoints * amount) / rate);',
  },
  {
    name: 'earlier play forgets the bonus in the history',
    kind: 'wrong sum',
    file: 'mocks/world/history/transactions.view.ts',
    from: 'realItem(at, wins - bets - bonus, {',
    to: 'realItem(at, wins - bets, {',
  },
  {
    name: 'due events run in the order of their lists',
    kind: 'reordered messages',
    file: 'mocks/world/due.ts',
    from: '      if (event.at < at) found = [];\n',
    to: '',
  },
  {
    name: 'a payout without its code is never dropped',
    kind: 'missed due event',
    file: 'mocks/world/cashbox/due.ts',
    from: "  needs_confirmation: { at: 'dropped', name: 'forgotten', run: dropPayout },\n",
    to: '',
  },
  {
    name: 'a long jump skips what follows from its first event',
    kind: 'missed due event',
    file: 'mocks/world/due.ts',
    from: 'state.dueRunUntil = Math.max(state.dueRunUntil, first.at);',
    to: 'state.dueRunUntil = Math.max(state.dueRunUntil, until);',
  },
  {
    name: 'ending all sessions spares the oldest',
    kind: 'leak after logout',
    file: 'mocks/world/sessions.ts',
    from: 'for (const session of ended) session.isRevoked = true;',
    to: 'for (const session of ended.slice(1)) session.isRevoked = true;',
  },
  {
    name: 'a player without a nickname is listed by address',
    kind: 'leak after logout',
    file: 'mocks/world/people.ts',
    from: 'return player.profile.nickname ?? `player_${player.id}`;',
    to: 'return player.profile.nickname ?? `${player.persona}@example.test`;',
  },
  {
    name: 'a balance is kept for three transfers',
    kind: 'stale cache',
    file: 'mocks/world/ledger.ts',
    from: 'return booksOf(entries).balances.get(account) ?? 0;\n}',
    to: `if (!kept.has(account) || entries.length % 4 === 0) kept.set(account, booksOf(entries).balances.get(account) ?? 0);
  return kept.get(account) ?? 0;
}
const kept = new Map<Account, number>();`,
  },
  {
    name: 'reading the statement counts its readers',
    kind: 'read that writes',
    file: 'mocks/world/responsible-play/playActivity.view.ts',
    from: '  const [from, until] = boundsOf[period](call.now);\n  const earlier',
    to: "  call.state.counters['statement'] = (call.state.counters['statement'] ?? 0) + 1;\n  const [from, until] = boundsOf[period](call.now);\n  const earlier",
  },
  {
    name: 'the token of a payment is drawn at random',
    kind: 'chance',
    file: 'mocks/world/cashbox/deposits.actions.ts',
    from: 'random.int(0, 35).toString(36)',
    to: 'Math.floor((random.int(0, 0) + Math.random()) * 36).toString(36)',
  },
];

const client: readonly Omit<Bug, 'driver'>[] = [
  {
    name: 'an action runs twice at once',
    kind: 'double submit',
    file: 'src/lib/useOneAtATime.ts',
    from: '    if (isUnderWay.current) return false;\n',
    to: '',
    also: {
      file: 'src/ui/Button/Button.tsx',
      from: '    if (isWaiting) event.preventDefault();\n    else onClick?.(event);',
      to: '    onClick?.(event);',
    },
  },
  {
    name: 'older balances overwrite newer ones',
    kind: 'race',
    file: 'src/entities/player/rules.ts',
    from: '  if (versionOf(next) < versionOf(known)) return known;\n',
    to: '',
    also: {
      file: 'src/realtime/sequence.ts',
      from: "    case 'balance.changed':\n",
      to: '',
    },
  },
  {
    name: 'messages are taken in any order',
    kind: 'reordered messages',
    file: 'src/realtime/sequence.ts',
    from: '      if ((newest.get(subject) ?? -1) > message.at) return false;\n',
    to: '',
  },
  {
    name: 'a change of the balance is not heard',
    kind: 'stale cache',
    file: 'src/entities/player/player.realtime.ts',
    from: '=> withBalance(known, message));',
    to: '=> (withBalance(known, message), known));',
  },
  {
    name: 'the button that removes all filters does nothing',
    kind: 'dead button',
    file: 'src/features/lobby/ui/Grid/GridToolbar.tsx',
    from: '    onEmpty();\n    onClear();',
    to: '    void onClear;',
  },
  {
    name: 'the eye of a password does nothing',
    kind: 'dead button',
    file: 'src/ui/TextField/TextField.tsx',
    from: 'onClick={() => setRevealed(!isRevealed)}',
    to: 'onClick={() => setRevealed(isRevealed)}',
  },
  {
    name: 'a closed dialog takes the focus with it',
    kind: 'lost focus',
    file: 'src/ui/Dialog/useModal.ts',
    from: '      dialog.close();\n      countOut();',
    to: '      dialog.remove();\n      countOut();',
  },
  {
    name: 'a pressed control that vanishes takes the focus with it',
    kind: 'lost focus',
    file: 'src/ui/watchLostFocus.ts',
    from: 'if (path.length > 0) timer',
    to: 'if (path.length === 0) timer',
  },
  {
    name: 'large sums lose their last figure',
    kind: 'wrong sum',
    file: 'src/lib/money.ts',
    from: 'decimalText(minor, fractionDigits)',
    to: 'decimalText(minor > 1_000_000 ? minor - (minor % 10_000) : minor, fractionDigits)',
  },
  {
    name: 'the data of a player stay after the logout',
    kind: 'leak after logout',
    file: 'src/app/data/followSession.ts',
    from: '  for (const query of client.getQueryCache().getAll()) query.reset();\n',
    to: '',
    also: {
      file: 'src/app/data/followSession.ts',
      from: "    client.removeQueries({ type: 'inactive' });\n    // Don't refetch queries that have been started since the change.\n    void client.refetchQueries({ type: 'active' }, { cancelRefetch: false });\n",
      to: '',
    },
  },
  {
    name: 'the last login is kept in the browser',
    kind: 'leak after logout',
    file: 'src/features/auth/data/mutations.ts',
    from: "  tabStore.set(PENDING_WELCOME, '1');",
    to: "  tabStore.set(PENDING_WELCOME, '1');\n  localStorage.setItem('lastLogin', JSON.stringify(tokens));",
  },
  {
    name: 'a text names a value of the program',
    kind: 'raw text',
    file: 'src/pages/play/PlayPage.tsx',
    from: 'values={{ name: game.producer.name }}',
    to: 'values={{ name: `${game.producer.name} ${String(undefined)}` }}',
  },
  {
    name: 'the end of a tournament is not noticed',
    kind: 'missed due event',
    file: 'src/features/tournaments/data/useEventEnd.ts',
    from: '    if (last.current === status) return undefined;',
    to: '    if (last.current === status || hasResult || isMember || !isMember) return undefined;',
  },
  {
    name: 'a long search never ends',
    kind: 'hang',
    file: 'src/lib/useSearchText.ts',
    from: '    type: (text) => {\n      show(text);',
    to: "    type: (text) => {\n      while (text.startsWith('W')) void text;\n      show(text);",
  },
];

export const bugs: readonly Bug[] = [
  ...world.map((bug) => ({ ...bug, driver: 'world' as const })),
  ...client.map((bug) => ({ ...bug, driver: 'client' as const })),
];
