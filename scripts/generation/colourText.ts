// The format spells a colour twice: as the shares of its components, and as `#rrggbb` for people and older tools.

const COLOUR = /\{[^{}]*"colorSpace"\s*:[^{}]*\}/g;
const HEX = /"hex"\s*:\s*"#([\da-f]{6})"/i;
const COMPONENTS = /"components"\s*:\s*\[([^\]]*)\]/;

const shareOf = (channel: number): number => Number((channel / 255).toFixed(4));
const channelOf = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/**
 * Makes the components of each colour in a token file follow its `hex`, which is what people edit. A colour without
 * `hex`, as some tools write it, gets one. Leaves everything else as it is.
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
    // Other tools write more digits.
    const isEqual = listed
      .split(',')
      .every((share, index) => channelOf(Number(share)) === channelOf(shares[index] ?? 0));
    return isEqual ? colour : colour.replace(COMPONENTS, components);
  });
}
