// The types of design tokens in the DTCG format (designtokens.org, report 2025.10) that the styles use.
import * as z from 'zod';

/** An alias: `{color.palette.night}` stands for the value of that token. */
export const alias = z.string().regex(/^\{[\w.-]+\}$/);
const orAlias = <Schema extends z.ZodType>(schema: Schema) => z.union([alias, schema]);
const share = z.number().min(0).max(1);
const colour = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([share, share, share]).optional(),
  alpha: share.optional(),
  hex: z.string().regex(/^#[\da-f]{6}$/),
});
const length = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const shadow = z.strictObject({
  color: orAlias(colour),
  offsetX: length,
  offsetY: length,
  blur: length,
  spread: length,
  inset: z.boolean().optional(),
});
const stop = z.strictObject({ color: orAlias(colour), position: share });

/** For each type: the schema of its values, and an example for error messages. */
export const types = {
  color: [colour, '{ "colorSpace": "srgb", "hex": "#3ee6b5" }, perhaps with "alpha": 0.5'],
  dimension: [length, '{ "value": 1.5, "unit": "rem" }'],
  duration: [
    z.strictObject({ value: z.number().min(0), unit: z.enum(['ms', 's']) }),
    '{ "value": 120, "unit": "ms" }',
  ],
  cubicBezier: [z.tuple([share, z.number(), share, z.number()]), '[0.2, 0.7, 0.2, 1]'],
  number: [z.number(), '1.5'],
  fontWeight: [z.number().min(1).max(1000), '600'],
  fontFamily: [z.array(z.string()).min(1), '["Manrope Variable", "Manrope fallback", "sans-serif"]'],
  gradient: [z.array(stop).min(2), '[{ "color": …, "position": 0 }, { "color": …, "position": 1 }]'],
  shadow: [z.array(shadow).min(1), '[{ "color": …, "offsetX": …, "offsetY": …, "blur": …, "spread": … }]'],
  // Text transforms: the format has no type for them, and other tools use `string`.
  string: [z.enum(['none', 'uppercase', 'lowercase', 'capitalize']), '"uppercase"'],
} satisfies Record<string, readonly [z.ZodType, string]>;

export type TokenType = keyof typeof types;
export type Colour = z.infer<typeof colour>;
export type Length = z.infer<typeof length>;
export type Shadow = z.infer<typeof shadow>;
export type GradientStop = z.infer<typeof stop>;
