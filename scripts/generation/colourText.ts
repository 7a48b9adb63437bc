// The token format writes a colour twice: as components from 0 to 1, and as `#rrggbb` for people and older
// tools.

const COLOUR = /\{[^{}]*"colorSpace"\s*:[^{}]*\}/g;
const HEX = /"hex"\s*:\s*"#([\da-f]{6})"/i;
const COMPONENTS = /"components"\s*:\s*\[([^\]]*)\]/;

const shareOf = (channel: number): number => Number((channel / 255).toFixed(4));
const channelOf = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/**
 * Derives the components of each colour in a token file from its `hex`, which people edit. Adds `hex` to
 * colours without it, which some tools write. Leaves everything else unchanged.
 */
export function completeColours(file: string): string {
  return file.replace(COLOUR, (colour) => {
    const [, hex] = HEX.exec(colour) ?? [];
    const [, listed] = COMPONENTS.exec(colour) ?? [];
    if (hex === undefined) {
      if (listed === undefined) return colour;
      const channels = listed.split(',').map((share) => channelOf(Number(share)));
      return colour.replace(/\s*\}$/, (end) => `, "hex": "#${channels.join('')}"${end}`);
    }
    const shares = [0, 2, 4].map((at) => shareOf(Number.parseInt(hex.slice(at, at + 2), 16)));
    const components = `"components": [${shares.join(', ')}]`;
    if (listed === undefined) return colour.replace(HEX, (found) => `${components}, ${found.toLowerCase()}`);
    // Compares rounded values, because other tools write more digits.
    const isEqual = listed
      .split(',')
      .every((share, index) => channelOf(Number(share)) === channelOf(shares[index] ?? 0));
    return isEqual ? colour : colour.replace(COMPONENTS, components);
  });
}
