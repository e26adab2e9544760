import encodeQR from 'qr';
import { useMemo } from 'react';
import { qrPath } from './qr-rules.ts';

/** Modules of white around it, of the four that the standard wants; the panel's own white gives the rest. */
const border = 3;

/** A text as a QR code, black on white in every theme: cameras want the contrast. On a screen nothing is torn, so little is spare. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'low', border }), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-lg border border-line bg-white fill-black"
    >
      <path d={qrPath(rows)} />
    </svg>
  );
}
