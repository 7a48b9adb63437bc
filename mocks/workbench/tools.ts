// Tools that control a running casino. The command line (`npm run casino`) and the MCP server (`npm run mcp`)
// share them.
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { emailOf, personaTable } from '../world/personas.ts';
import { listScenarios } from '../scenarios/scenarios.ts';
import { brands, locales } from '../world/settings.ts';
import { screenOf } from '../scenarios/screens.ts';
import { buildLink, readMockParameters, unknownParameters } from '../scenarios/links.ts';
import {
  configureSession,
  getJournal,
  getSession,
  goToStep,
  listDueEvents,
  listInbox,
  listRequests,
  listSteps,
  moveClock,
  replayJournal,
  resetWorld,
  type Journal,
} from '../generated/control/client.ts';
import { act } from './act.ts';
import { linkTo, pageOf, type ControlClient } from './client.ts';
import { describe, present } from './present.ts';
import { ControlError } from './request.ts';
import { tool, type Tool } from './tool.ts';
import { trigger, triggerNames } from './triggers.ts';

const user = z
  .string()
  .optional()
  .describe('who acts, perhaps with facts: vip,level:5; otherwise who is logged in, or player');
const path = z.string().startsWith('/').describe('a path of the site, as /tournaments/night-race');
const parameters = {
  user: z.string().exactOptional().describe('who is logged in, perhaps with facts: vip,level:5,deposited:0'),
  brand: z.enum(brands).exactOptional().describe(brands.join(', ')),
  locale: z.enum(locales).exactOptional().describe('ru, en, it or br'),
  seed: z.string().exactOptional().describe('which casino'),
  now: z.string().exactOptional().describe('where the clock starts, an ISO instant'),
  frozen: z.boolean().exactOptional().describe('stops the clock'),
  scenario: z.string().exactOptional().describe('what goes wrong, as login.wrong_credentials:after=1'),
  latency: z.coerce.number().exactOptional().describe('delay of every response, ms'),
};

async function addScenario(client: ControlClient, text: string): Promise<object> {
  const { scenarios } = await getSession(client);
  const scenario = [...scenarios.map((active) => active.text), text].join(',');
  return describe(await configureSession({ scenario }, client));
}

export const tools: readonly Tool[] = [
  tool({
    name: 'personas',
    summary: 'lists who can be logged in, and for what',
    example: 'personas',
    input: {},
    run: async () =>
      personaTable.map(({ id, purpose, phone }) => ({ id, purpose, email: emailOf(id), phone })),
  }),
  tool({
    name: 'scenarios',
    summary: 'lists what can go wrong, with the screen and the action that show it',
    example: 'scenarios joinTournament',
    positional: ['part'],
    input: { part: z.string().describe('part of an operation’s or an error’s name') },
    run: async (_, { part }) =>
      listScenarios()
        .filter(({ id, kind }) => kind !== 'fault' && id.toLowerCase().includes(part.toLowerCase()))
        .map(({ id, status, summary }) => ({ id, status, summary, screen: screenOf(id) ?? null })),
  }),
  tool({
    name: 'status',
    summary: 'says who is logged in, when it is, and what goes wrong',
    example: 'status',
    input: {},
    run: present,
  }),
  tool({
    name: 'open',
    summary: 'sets the session up: persona, brand, language, clock, scenarios',
    example: 'open --user vip --brand samba --locale br',
    input: parameters,
    run: async (client, input) => describe(await configureSession(input, client)),
  }),
  tool({
    name: 'link',
    summary:
      'writes a link. Without options, to the present state with all that was done, unless that is too long for a link',
    example:
      'link /tournaments/night-race --user newcomer --scenario joinTournament.max_member_limit_reached',
    positional: ['path'],
    input: {
      path: path.default('/'),
      ...parameters,
      do: z.string().optional().describe('verbs, as deposit:500'),
      page: z
        .url()
        .optional()
        .describe('where the site is, if the mock server has no pages, as http://localhost:5173'),
    },
    run: async (client, { path: to, page, brand, locale, ...rest }) => {
      const given: Record<string, string | number | boolean | undefined> = { brand, locale };
      for (const [name, value] of Object.entries(rest)) given[`mock.${name}`] = value;
      const pairs = Object.entries(given).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      );
      const query = new URLSearchParams(pairs);
      const unknown = unknownParameters(query);
      if (unknown.length > 0) throw new ControlError(`the mock does not know ${unknown.join(', ')}`);
      const { link, isTooLong } =
        pairs.length === 0
          ? await linkTo(client, to)
          : { link: buildLink(to, readMockParameters(query)), isTooLong: false };
      // The warning goes to standard error, so that scripts read only the link from standard output.
      if (isTooLong)
        console.error(
          'link: what was done doesn’t fit into a link, which opens the start; save it with: journal --file journal.json',
        );
      return new URL(link, await pageOf(client, page)).href;
    },
  }),
  tool({
    name: 'do',
    summary: 'acts as a player: deposit, payout, spin, join, coupon, activate, favourite, advance, until',
    example: 'do deposit:5000 spin:golden-harvest*20 --user vip',
    positional: ['verbs'],
    input: {
      verbs: z.array(z.string()).min(1).describe('verbs, as deposit:5000:declined or join:night-race'),
      user,
    },
    run: (client, { verbs, user: who }) => act(client, who, verbs.join(',')),
  }),
  tool({
    name: 'trigger',
    summary: `makes something happen: ${triggerNames.join(', ')}, or the next event whose name contains the words`,
    example: 'trigger payout.declined --sum 2000',
    positional: ['event'],
    input: {
      event: z.string().describe('a name of the list, or words of an event that `due` lists'),
      sum: z.coerce.number().int().positive().default(1000).describe('whole units of the brand’s currency'),
      user,
    },
    run: (client, { event, sum, user: who }) => trigger(client, event, sum, who),
  }),
  tool({
    name: 'due',
    summary: 'lists what comes due, with its instant',
    example: 'due',
    input: {},
    run: async (client) => (await listDueEvents(client)).data,
  }),
  tool({
    name: 'advance',
    summary: 'moves the clock, and runs what comes due',
    example: 'advance PT2H',
    positional: ['duration'],
    input: { duration: z.string().describe('ISO 8601, as PT2H or P3D') },
    run: async (client, { duration }) => describe(await moveClock({ advance: duration }, client)),
  }),
  tool({
    name: 'fail',
    summary:
      'makes an operation fail, perhaps after some calls, later, or by chance; adds to what fails already',
    example: 'fail joinTournament max_member_limit_reached --after 1 --delay PT3S',
    positional: ['operation', 'outcome'],
    input: {
      operation: z
        .string()
        .describe('an operation, perhaps with conditions: joinTournament[slug=night-race]'),
      outcome: z.string().default('server_error').describe('an error of the operation, or a fault'),
      after: z.coerce.number().int().optional().describe('calls that pass first'),
      times: z.coerce.number().int().optional().describe('calls that fail; all without it'),
      delay: z.string().optional().describe('how much later it responds, as PT3S'),
      rate: z.coerce.number().optional().describe('share of the calls, as 0.3'),
    },
    run: (client, { operation, outcome, ...options }) =>
      addScenario(
        client,
        Object.entries(options).reduce(
          (text, [name, value]) => (value === undefined ? text : `${text}:${name}=${value}`),
          `${operation}.${outcome}`,
        ),
      ),
  }),
  tool({
    name: 'pass',
    summary: 'ends all scenarios',
    example: 'pass',
    input: {},
    run: async (client) => describe(await configureSession({ scenario: '' }, client)),
  }),
  tool({
    name: 'inbox',
    summary: 'lists SMS and e-mails with their codes',
    example: 'inbox',
    input: {},
    run: async (client) => (await listInbox({}, client)).data,
  }),
  tool({
    name: 'requests',
    summary: 'lists the last calls with their responses',
    example: 'requests',
    input: {},
    run: async (client) => (await listRequests(client)).data,
  }),
  tool({
    name: 'steps',
    summary: 'lists what was done; with a number, goes to the world after that many steps',
    example: 'steps 3',
    positional: ['to'],
    input: { to: z.coerce.number().int().min(0).optional().describe('how many of the steps are done') },
    run: (client, { to }) => (to === undefined ? listSteps(client) : goToStep({ to }, client)),
  }),
  tool({
    name: 'journal',
    summary: 'prints all that was done as a journal, or saves it in a file',
    example: 'journal --file lost-deposit.json',
    input: { file: z.string().optional().describe('where to save it') },
    run: async (client, { file }) => {
      const journal = await getJournal(client);
      if (file === undefined) return journal;
      writeFileSync(file, JSON.stringify(journal));
      return { saved: file };
    },
  }),
  tool({
    name: 'replay',
    summary: 'starts a world from a journal’s file',
    example: 'replay lost-deposit.json',
    positional: ['file'],
    input: { file: z.string().describe('a file of `journal`') },
    // The cast is safe: the server validates the file.
    run: (client, { file }) => replayJournal(JSON.parse(readFileSync(file, 'utf8')) as Journal, client),
  }),
  tool({
    name: 'reset',
    summary: 'starts over what the link, or settings that began a world, had set up',
    example: 'reset',
    input: {},
    run: async (client) => describe(await resetWorld(client)),
  }),
];
