// The server's answer as the machine needs it: checked address, usual sizes (specification S3.2).
import type { GameRunResponse } from '#/api/generated/model/index.ts';
import { frameUrl } from '#/lib/url.ts';
import type { RunAnswer } from './frameModel.ts';

const defaultWidth = 1280;
const defaultHeight = 720;
const longestSide = 10_000;

function side(value: number | undefined, byDefault: number): number {
  return value !== undefined && value >= 1 && value <= longestSide ? value : byDefault;
}

export interface ReadRunOptions {
  /** Origins, besides our own, whose pages may run as games. */
  readonly allowedOrigins: readonly string[];
  /** Milliseconds of the monotonic clock. */
  readonly startedAt: number;
  readonly origin?: string;
}

export function readRun(
  { data, redirect }: GameRunResponse,
  { allowedOrigins, startedAt, origin }: ReadRunOptions,
): RunAnswer {
  const url =
    origin === undefined
      ? frameUrl(data.run_url, allowedOrigins)
      : frameUrl(data.run_url, allowedOrigins, origin);
  return {
    url: url?.href ?? null,
    width: side(data.frameWidth, defaultWidth),
    height: side(data.frameHeight, defaultHeight),
    token: data.runToken ?? null,
    startedAt,
    isRedirect: redirect,
  };
}
