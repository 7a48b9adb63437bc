// Prints every scenario of the mock with its link: `npm run scenarios`, `-- --json`, `-- login` for a part of them.
import { parseArgs } from 'node:util';
import { buildLink } from '../mocks/scenarios/links.ts';
import { listScenarios } from '../mocks/scenarios/scenarios.ts';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, faults: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [part = ''] = positionals;
const rows = listScenarios().filter(
  ({ id, kind }) => id.toLowerCase().includes(part.toLowerCase()) && (values.json || values.faults || part.includes('fault') || kind !== 'fault'),
);

if (values.json)
  console.log(
    JSON.stringify(
      rows.map((row) => ({ ...row, link: buildLink('/', { scenario: row.id }) })),
      null,
      1,
    ),
  );
else {
  const width = Math.max(0, ...rows.map(({ id }) => id.length));
  let tag = '';
  for (const row of rows) {
    if (row.tag !== tag) console.log(`\n${row.tag}`);
    tag = row.tag;
    console.log(`  ${row.id.padEnd(width)}  ${row.status ?? '   '}  ${row.summary}`);
  }
  console.log(`\n${rows.length} scenarios. Use one in a link: ${buildLink('/', { scenario: 'login.wrong_credentials' })}`);
  if (!values.faults) console.log('Each operation has faults too: npm run scenarios -- --faults');
}
