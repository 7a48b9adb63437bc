// `npm run replay -- FILE|LINK` replays a journal and prints what each command changed.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createBackend } from '../mocks/casino.ts';
import { parseJournal, type CallOutcome, type Command, type Journal } from '../mocks/core/journal.ts';
import { unpackJournal } from '../mocks/core/journalText.ts';
import { perform } from '../mocks/core/timeline.ts';
import { journalOutcomeOf } from '../mocks/handlers/journal.ts';
import { stepsOf } from '../mocks/handlers/steps.ts';
import { isoOf } from '../mocks/world/dates.ts';
import { noticesSlice } from '../mocks/world/notifications/state.ts';
import type { State } from '../mocks/world/state.ts';

const usage = `Usage: npm run replay -- FILE|LINK [--quiet]
  FILE     a journal that the panel saved, or GET /__mock__/journal
  LINK     a link with a journal, as 'Copy link' writes it
  --quiet  prints the end only`;

const { values, positionals } = parseArgs({
  options: { quiet: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [source] = positionals;

async function read(text: string): Promise<{ journal: Journal } | { problem: string }> {
  const packed = /[#&?]mock\.journal=([\w-]+)/.exec(text)?.[1];
  if (packed !== undefined) return unpackJournal(packed);
  try {
    return parseJournal(readFileSync(text, 'utf8'));
  } catch {
    return { problem: `${text} can’t be read` };
  }
}

function noticeIds(state: State): Map<number, string> {
  const lists = Object.values(state.players).map(({ id, slices }) => {
    const notices: { notices?: { id: number; name: string }[] } | undefined = slices[noticesSlice.name];
    return (notices?.notices ?? []).map((notice) => [notice.id, `player ${id}: ${notice.name}`] as const);
  });
  return new Map(lists.flat());
}

function replay({ seed, brand, start, headers, commands, end }: Journal): void {
  const backend = createBackend({ seed, brand, now: start, frozen: true, checkAnswers: false });
  const outcomes = new Map<Command, CallOutcome>();
  const outcomeOf = (command: Command) => outcomes.get(command);
  let transfers = backend.state.ledger.entries.length;
  // The backend creates its state lazily, and some of the state begins with notices. Hashing creates all of it,
  // so that those notices aren't reported as new.
  backend.timeline.hash();
  let known = noticeIds(backend.state);
  const report = (title: string): void => {
    const hash = backend.timeline.hash();
    console.log(title);
    for (const { from, to, amount, kind } of backend.state.ledger.entries.slice(transfers))
      console.log(`     ${kind}: ${amount} from ${from} to ${to}`);
    transfers = backend.state.ledger.entries.length;
    const notices = noticeIds(backend.state);
    for (const [id, name] of notices) if (!known.has(id)) console.log(`     notice to ${name}`);
    known = notices;
    console.log(`     hash ${hash}`);
  };
  for (const [index, command] of commands.entries()) {
    const answer = perform(backend, start, command, headers);
    if (answer) outcomes.set(command, journalOutcomeOf(answer));
    const [step] = stepsOf({ start, brand, outcomeOf }, commands.slice(0, index + 1), index);
    if (!values.quiet && step) report(`${index + 1}  ${step.at} ${step.text}`);
  }
  if (start + end > backend.clock.now()) backend.clock.set(start + end);
  report(`end  ${isoOf(start + end)}`);
}

const found = source === undefined ? { problem: usage } : await read(source);
if ('problem' in found) {
  console.error(found.problem);
  process.exitCode = 2;
} else replay(found.journal);
