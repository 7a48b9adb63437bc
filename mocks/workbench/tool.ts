import * as z from 'zod';
import type { ControlClient } from './client.ts';

export interface Tool {
  readonly name: string;
  readonly summary: string;
  readonly example: string;
  /** Names of the inputs that the command line takes as positional arguments. */
  readonly positional: readonly string[];
  readonly input: z.ZodRawShape;
  /** @throws ControlError */
  readonly run: (client: ControlClient, input: unknown) => Promise<unknown>;
}

/** Defines a tool whose input is validated before `run` receives it. */
export function tool<Shape extends z.ZodRawShape>(definition: {
  name: string;
  summary: string;
  example: string;
  positional?: readonly (keyof Shape & string)[];
  input: Shape;
  run: (client: ControlClient, input: z.output<z.ZodObject<Shape>>) => Promise<unknown>;
}): Tool {
  const { positional = [], input, run } = definition;
  return { ...definition, positional, run: (client, value) => run(client, z.parse(z.object(input), value)) };
}
