import { encodeQR } from 'qr';
import { useMemo } from 'react';
import { qrPath } from './qr-rules.ts';

/** Modules of white around it, of the four that the standard wants; the panel's own white gives the rest. */
const border = 3;

/** A text as a QR code, black on white in every theme: cameras want the contrast. On a screen nothing is torn, so little is spare. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const picture = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'low', border });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges"><path d="${qrPath(rows)}"/></svg>`;
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [text]);
  return (
    <img src={picture} alt={label} className="size-44 shrink-0 rounded-lg border border-line bg-white" />
  );
}
