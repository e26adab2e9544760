/** Size of a stored picture, in pixels: it is shown at 36, on screens of any density. */
export const pictureSide = 96;

/** Position of a picture in its square: complete and centered, never enlarged. */
export function placeInSquare(
  width: number,
  height: number,
): { x: number; y: number; width: number; height: number } {
  const scale = Math.min(1, pictureSide / Math.max(width, height));
  const drawn = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  return {
    ...drawn,
    x: Math.floor((pictureSide - drawn.width) / 2),
    y: Math.floor((pictureSide - drawn.height) / 2),
  };
}
