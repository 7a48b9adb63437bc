import { parseArgs } from 'node:util';
import { brands, known, type BrandId } from '../world/settings.ts';
import { readMockParameters } from '../scenarios/links.ts';
import { BEST_COMPRESSION } from './encoding.ts';

export interface ServerOptions {
  port: number;
  host: string;
  seed: string;
  now: number | undefined;
  frozen: boolean;
  latency: number;
  brand: BrandId;
  /** Folder of a production build to serve next to the API. */
  serve: string | undefined;
  /** Brotli quality of the build, 1 to 11. Defaults to the best. */
  compression?: number;
  check: boolean;
  /** Operations that the mock answers instead of a real backend. */
  mocked?: readonly string[];
  /** Folder that keeps each session's journal. */
  data?: string | undefined;
  /** Whether the served pages get the developer's panel. */
  panel?: boolean;
}

export const usage = `Usage: node mocks/server.ts [options]
  --port 4010         0 picks a free port
  --host 127.0.0.1    interface to listen on; by default only this machine
  --seed casino       seed of the world
  --now <instant>     start of the clock, ISO or epoch milliseconds
  --frozen            freezes the clock
  --latency 0         delay of every response in milliseconds
  --brand aurora      ${brands.join(', ')}
  --serve <folder>    serves a production build on the same origin
  --compression 11    Brotli quality of the build, 1 to 11; lower starts faster
  --data <folder>     keeps each session's journal, so that sessions survive a restart
  --check             validates every response against the OpenAPI description
  --no-panel          serves pages without the developer's panel`;

/** Parses the command line. Throws with a readable reason for invalid options. */
export function readOptions(args: readonly string[]): ServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      seed: { type: 'string', default: 'casino' },
      now: { type: 'string' },
      frozen: { type: 'boolean', default: false },
      latency: { type: 'string', default: '0' },
      brand: { type: 'string', default: process.env['VITE_BRAND'] ?? 'aurora' },
      serve: { type: 'string' },
      compression: { type: 'string', default: String(BEST_COMPRESSION) },
      check: { type: 'boolean', default: false },
      data: { type: 'string' },
      'no-panel': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Error(usage);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port ${values.port} is not a valid port`);
  const compression = Number(values.compression);
  if (!Number.isInteger(compression) || compression < 1 || compression > BEST_COMPRESSION)
    throw new Error(`--compression ${values.compression} is not between 1 and ${BEST_COMPRESSION}`);
  const brand = known(brands, values.brand);
  if (!brand) throw new Error(`--brand ${values.brand} is not one of ${brands.join(', ')}`);
  const { seed, now, latency } = readMockParameters(
    new URLSearchParams({
      'mock.seed': values.seed,
      'mock.now': values.now ?? '',
      'mock.latency': values.latency,
    }),
  );
  if (seed === undefined)
    throw new Error(`--seed ${values.seed}: only letters, digits, dots, dashes and underscores are allowed`);
  if (values.now !== undefined && now === undefined)
    throw new Error(`--now ${values.now} is not a valid time`);
  if (latency === undefined) throw new Error(`--latency ${values.latency} is not a number of milliseconds`);
  return {
    port,
    host: values.host,
    seed,
    now,
    frozen: values.frozen,
    latency,
    brand,
    serve: values.serve,
    compression,
    check: values.check,
    data: values.data,
    panel: !values['no-panel'],
  };
}
