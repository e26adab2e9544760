/** A crate in the yard: its position, extent and height, in crate units. */
interface Crate {
  x: number;
  y: number;
  width: number;
  depth: number;
  height: number;
  /** Brightness: 0 the color of the yard, 1 the lightest. */
  light: number;
  isOwn?: true;
}

/** The brightness of the three visible faces. */
const faceLight = { top: 1, left: 0.62, right: 0.36 } as const;

const unit = 46;

/** A point of the yard as seen from above at an angle of 30°. */
function seen(x: number, y: number, z: number): string {
  return `${((x - y) * 0.866 * unit + 420).toFixed(1)},${((x + y) * 0.5 * unit - z * unit + 150).toFixed(1)}`;
}

const crates: readonly Crate[] = [
  { x: 0, y: 0, width: 3, depth: 1, height: 1.9, light: 0.3 },
  { x: 3.4, y: 0, width: 2, depth: 1, height: 1.1, light: 0.5 },
  { x: 5.8, y: 0, width: 2, depth: 1, height: 0.7, light: 0.2 },
  { x: 0, y: 1.5, width: 1.6, depth: 1.2, height: 1.3, light: 0.55 },
  { x: 2, y: 1.5, width: 2.4, depth: 1.2, height: 0.8, light: 0.25 },
  { x: 4.8, y: 1.5, width: 1.2, depth: 1.2, height: 1.35, light: 0.4, isOwn: true },
  { x: 6.4, y: 1.5, width: 1.6, depth: 1.2, height: 0.6, light: 0.6 },
  { x: 0, y: 3.2, width: 2.2, depth: 1, height: 0.9, light: 0.35 },
  { x: 2.6, y: 3.2, width: 1.4, depth: 1, height: 0.5, light: 0.6 },
  { x: 4.4, y: 3.2, width: 3.2, depth: 1, height: 0.55, light: 0.3 },
  { x: 0.4, y: 4.7, width: 1.6, depth: 1.2, height: 0.6, light: 0.2 },
  { x: 2.4, y: 4.7, width: 2.6, depth: 1.2, height: 0.4, light: 0.45 },
  { x: 5.4, y: 4.7, width: 1.4, depth: 1.2, height: 0.45, light: 0.55 },
];

function CrateFaces({ x, y, width, depth, height, light, isOwn }: Crate) {
  const [right, front, middle] = [x + width, y + depth, x + width / 2];
  const faces = {
    top: [seen(x, y, height), seen(right, y, height), seen(right, front, height), seen(x, front, height)],
    left: [seen(x, front, height), seen(right, front, height), seen(right, front, 0), seen(x, front, 0)],
    right: [seen(right, y, height), seen(right, front, height), seen(right, front, 0), seen(right, y, 0)],
  };
  const fill = (face: keyof typeof faceLight) => {
    const share = faceLight[face];
    return isOwn
      ? `color-mix(in oklab, #f0a94e ${45 + 55 * share}%, #3a2408)`
      : `color-mix(in oklab, white ${(8 + 26 * light) * share + 3}%, var(--brand-deep))`;
  };
  const tape = [seen(middle, y, height), seen(middle, front, height), seen(middle, front, height * 0.55)];
  return (
    <g strokeLinejoin="round">
      {(['left', 'right', 'top'] as const).map((face) => (
        <polygon key={face} points={faces[face].join(' ')} style={{ fill: fill(face) }} />
      ))}
      <polyline
        points={tape.join(' ')}
        fill="none"
        stroke="#000"
        strokeWidth="5"
        opacity={isOwn ? 0.22 : 0.12}
      />
    </g>
  );
}

/** A decorative picture: a yard of stacked crates, one of them the reader's own. */
export function CrateYard({ className }: { className?: string }) {
  const lanes = [1.25, 2.95, 4.45];
  return (
    <svg viewBox="0 0 860 520" aria-hidden="true" className={className}>
      {lanes.map((lane) => (
        <polyline
          key={lane}
          points={`${seen(-2, lane, 0)} ${seen(11, lane, 0)}`}
          className="stroke-white"
          strokeWidth="1.5"
          strokeDasharray="2 9"
          strokeLinecap="round"
          opacity="0.28"
        />
      ))}
      {crates.map((crate) => (
        <CrateFaces key={`${crate.x}/${crate.y}`} {...crate} />
      ))}
    </svg>
  );
}
