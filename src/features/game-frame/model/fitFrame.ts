// A game is laid out once and only scaled, so that it neither reloads nor rearranges.
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Fit {
  readonly scale: number;
  /** CSS pixels from the place's corner to the frame's, so that the frame is in the middle. */
  readonly left: number;
  readonly top: number;
}

/** How a frame lies whole in a place, in CSS pixels; a place without a size gives scale 0. */
export function fitFrame(place: Size, frame: Size): Fit {
  const scale = Math.max(0, Math.min(place.width / frame.width, place.height / frame.height));
  return {
    scale,
    left: (place.width - frame.width * scale) / 2,
    top: (place.height - frame.height * scale) / 2,
  };
}
