// How a game's page is embedded: its URL, its size (S3.2) and its scale.
import type { GameRunResponse } from '#/api/generated/model/index.ts';
import { frameUrl } from '#/lib/url.ts';
import type { RunAnswer } from './frameModel.ts';

const defaultWidth = 1280;
const defaultHeight = 720;
const longestSide = 10_000;

function side(value: number | undefined, byDefault: number): number {
  return value !== undefined && value >= 1 && value <= longestSide ? value : byDefault;
}

interface ReadRunOptions {
  /** Origins besides our own whose pages may be embedded as games. */
  readonly allowedOrigins: readonly string[];
  /** When the run started, in ms of the monotonic clock. */
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

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Fit {
  readonly scale: number;
  /** Offsets that centre the frame, in CSS pixels. */
  readonly left: number;
  readonly top: number;
}

/**
 * Fits a frame into the available space by scaling it. Resizing could make the game rearrange its content
 * or reload.
 */
export function fitFrame(place: Size, frame: Size): Fit {
  const scale = Math.max(0, Math.min(place.width / frame.width, place.height / frame.height));
  return {
    scale,
    left: (place.width - frame.width * scale) / 2,
    top: (place.height - frame.height * scale) / 2,
  };
}

export const FRAME_FEATURES = 'fullscreen; autoplay';
