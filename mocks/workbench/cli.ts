// `npm run casino -- TOOL …`: the tools of `tools.ts` on the command line.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Command, Option } from 'commander';
import * as z from 'zod';
import { createControlClient, type CookieStore } from './client.ts';
import { ControlError } from './request.ts';
import type { Tool } from './tool.ts';
import { tools } from './tools.ts';

const inner = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional || schema instanceof z.ZodDefault
    ? inner(schema.unwrap())
    : schema;

const meaningOf = (schema: z.core.$ZodType): string => z.globalRegistry.get(schema)?.description ?? '';

function argumentOf(name: string, schema: z.core.$ZodType): string {
  const shown = inner(schema) instanceof z.ZodArray ? `${name}...` : name;
  return z.safeParse(schema, undefined).success ? `[${shown}]` : `<${shown}>`;
}

function optionOf(name: string, schema: z.core.$ZodType): Option {
  const isFlag = inner(schema) instanceof z.ZodBoolean;
  return new Option(isFlag ? `--${name}` : `--${name} <${name}>`, meaningOf(schema));
}

/** Keeps cookies in one file per server and session. An expired login counts as logged out. */
function cookiesOf(url: string, session: string): CookieStore {
  const name = `${url}-${session}`.replaceAll(/[^\w-]/g, '_');
  const file = join(import.meta.dirname, '../../node_modules/.cache/casino', `${name}.json`);
  return {
    // The cast is safe: `write` wrote the file.
    read: () =>
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReturnType<CookieStore['read']>) : [],
    write(cookies) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(cookies), { mode: 0o600 });
    },
  };
}

function print(result: unknown): void {
  console.log(typeof result === 'string' ? result : JSON.stringify(result, null, 1));
}

async function run({ name, run: act, positional }: Tool, values: unknown[], command: Command): Promise<void> {
  const { url, session, ...options } = command.optsWithGlobals<{ url: string; session: string }>();
  const given = positional.flatMap((key, at) => (values[at] === undefined ? [] : [[key, values[at]]]));
  try {
    print(
      await act(createControlClient({ url, session, cookies: cookiesOf(url, session) }), {
        ...options,
        ...Object.fromEntries(given),
      }),
    );
  } catch (error) {
    if (!(error instanceof ControlError || error instanceof z.core.$ZodError)) throw error;
    console.error(`${name}: ${error instanceof ControlError ? error.message : z.prettifyError(error)}`);
    process.exitCode = 1;
  }
}

/** The command line with a subcommand for each tool. Prints results to stdout and refusals to stderr. */
export function createCommandLine(): Command {
  const program = new Command('npm run casino --')
    .description('Sees, steers and shares every state of the mock casino.')
    .option('--url <url>', 'the mock server', 'http://localhost:4010')
    .option(
      '--session <name>',
      'which of its casinos; a browser shows its own in the cookie mock-session',
      'common',
    );
  for (const tool of tools) {
    const command = program.command(tool.name).description(tool.summary);
    for (const [key, schema] of Object.entries(tool.input)) {
      if (!tool.positional.includes(key)) command.addOption(optionOf(key, schema));
    }
    for (const key of tool.positional) {
      const schema = tool.input[key];
      if (schema) command.argument(argumentOf(key, schema), meaningOf(schema));
    }
    command.addHelpText('after', `\nExample: npm run casino -- ${tool.example}`);
    command.action((...values: unknown[]) => run(tool, values, command));
  }
  return program;
}

if (import.meta.main) await createCommandLine().parseAsync();
