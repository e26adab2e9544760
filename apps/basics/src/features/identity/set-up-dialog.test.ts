// @vitest-environment happy-dom
import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { qrPath } from './set-up-dialog.tsx';

/** Renders the path as an image of `scale` pixels per module, like the browser does. */
function draw(path: string, size: number, scale: number) {
  const data = new Uint8Array(size * size * scale * scale * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column += 1)
        data.fill(0, (row * size * scale + column) * 4, (row * size * scale + column) * 4 + 3);
  }
  return { width: size * scale, height: size * scale, data };
}

it('the rendered code reads as the original text', () => {
  const address = `otpauth://totp/Lading:ada%40osei.test?secret=${'MZXW6YTB'.repeat(4)}&issuer=Lading`;
  const rows = encodeQR(address, 'raw', { ecc: 'low', border: 3 });
  expect(decodeQR(draw(qrPath(rows), rows.length, 4))).toBe(address);
});

it('a run is one rectangle, and nothing is drawn for light modules', () => {
  expect(
    qrPath([
      [false, true, true],
      [false, false, false],
      [true, false, true],
    ]),
  ).toBe('M1 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
});
