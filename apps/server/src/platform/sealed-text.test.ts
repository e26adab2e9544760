import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sealedText } from './sealed-text.ts';
import { openSecrets } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'lading-sealed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const texts = sealedText(openSecrets(folder, 'k'.repeat(40)), 'one');

describe('a sealed text', () => {
  it('can be decrypted by its owner and differs at each encryption', () => {
    expect(texts.open(texts.seal('密钥 text', '2001'), '2001')).toBe('密钥 text');
    expect(texts.seal('text', '2001')).not.toBe(texts.seal('text', '2001'));
  });

  it('cannot be decrypted by another owner, for another purpose, when changed, or with another secret of the server', () => {
    const sealed = texts.seal('text', '2001');
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => texts.open(sealed, '2002')).toThrow(/authenticat|initiali/);
    expect(() => texts.open(changed, '2001')).toThrow(/authenticat|initiali/);
    expect(() => texts.open('', '2001')).toThrow(/authenticat|initiali/);
    expect(() => sealedText(openSecrets(folder, 'k'.repeat(40)), 'two').open(sealed, '2001')).toThrow(
      /authenticat|initiali/,
    );
    expect(() => sealedText(openSecrets(folder, 'x'.repeat(40)), 'one').open(sealed, '2001')).toThrow(
      /authenticat|initiali/,
    );
  });
});
