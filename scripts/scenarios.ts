// `npm run scenarios` lists the mock's scenarios with their links. `-- login` lists only those with `login`
// in their id; `-- --json` prints JSON for tools.
import { parseArgs } from 'node:util';
import { listScenarios, type ScenarioRow } from '../mocks/scenarios/scenarios.ts';
import { screenLink, screenOf } from '../mocks/scenarios/screens.ts';

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.help) {
  console.log('npm run scenarios -- [part of a name] [--faults] [--json]');
  process.exit();
}
const [part = ''] = positionals;
const rows = listScenarios().filter(
  ({ id, kind }) =>
    id.toLowerCase().includes(part.toLowerCase()) &&
    (values.json || values.faults || part.includes('fault') || kind !== 'fault'),
);

/** Whether the scenario concerns every operation. */
const isOfAll = ({ kind }: ScenarioRow): boolean => kind === 'state' || kind === 'network';

function headOf(id: string): string {
  const [operation = ''] = id.split('.', 1);
  const screen = screenOf(id);
  if (!screen) return `${operation}  (no screen uses this operation)`;
  const { path, user = 'guest', action = 'open the page' } = screen;
  return `${operation}  at ${path} as ${user}: ${action}`;
}

if (values.json)
  console.log(
    JSON.stringify(
      rows.map((row) => ({
        ...row,
        link: screenLink(row.id),
        // The action that triggers the call. Null if opening the link is enough, or if the operation has no
        // screen.
        action: screenOf(row.id)?.action ?? null,
        hasScreen: isOfAll(row) || screenOf(row.id) !== undefined,
      })),
      null,
      1,
    ),
  );
else {
  const width = Math.max(0, ...rows.map(({ id }) => id.length));
  let part = '';
  for (const row of rows) {
    const [operation = ''] = row.id.split('.', 1);
    if (operation !== part) console.log(`\n${isOfAll(row) ? row.tag : headOf(row.id)}`);
    part = operation;
    console.log(`  ${row.id.padEnd(width)}  ${row.status ?? '   '}  ${row.summary}`);
  }
  console.log(`\n${rows.length} scenarios. Use one in a link: ${screenLink('login.wrong_credentials')}`);
  if (!values.faults) console.log('Each operation has faults too: npm run scenarios -- --faults');
}
