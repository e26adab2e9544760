import { describe, expect, it } from 'vitest';
import { readCitation } from './eei-citation.ts';
import { eeiCitation } from './eei.ts';

describe('the citation for an export', () => {
  it.each([
    ['X20261125000001', 'FILED', 'AES X20261125000001'],
    ['AES X20261125000001', 'FILED', 'AES X20261125000001'],
    [' aes x2026 1125 000001 ', 'FILED', 'AES X20261125000001'],
    ['AESPOST 123456789 12/09/2026', 'FOLLOWS', 'AESPOST 123456789 12/09/2026'],
    ['aespost 12-3456789 12/09/2026', 'FOLLOWS', 'AESPOST 123456789 12/09/2026'],
    ['AESPOST 12345678900-987654321 12/09/2026', 'FOLLOWS', 'AESPOST 12345678900-987654321 12/09/2026'],
    ['AESPOST 123456789 – 987654321 12/09/2026', 'FOLLOWS', 'AESPOST 123456789-987654321 12/09/2026'],
    ['AESDOWN 123456789 12/09/2026', 'FOLLOWS', 'AESDOWN 123456789 12/09/2026'],
    ['NOEEI 30.37(a)', 'BELOW', 'NOEEI 30.37(a)'],
    ['noeei §30.37 (A)', 'BELOW', 'NOEEI 30.37(a)'],
    ['NOEEI 30.36', 'CANADA', 'NOEEI 30.36'],
    ['NOEEI 30.37(f)', 'EXEMPT', 'NOEEI 30.37(f)'],
    ['NOEEI 30.2(d)(2)', 'EXEMPT', 'NOEEI 30.2(d)(2)'],
    ['NOEEI 30.39', 'EXEMPT', 'NOEEI 30.39'],
  ] as const)('is read from "%s"', (text, basis, cited) => {
    const read = readCitation(text);
    expect(read?.basis).toBe(basis);
    expect(read && eeiCitation(read)).toBe(cited);
  });

  it.each([
    ['too few digits', 'X2026112500001'],
    ['too many digits', 'X202611250000011'],
    ['no X', '20261125000001'],
    ['another letter', 'Y20261125000001'],
    ['a month that there is not', 'X20261325000001'],
    ['a day that there is not', 'X20260230000001'],
    ['a later filing without a filer', 'AESPOST 12/09/2026'],
    ['a filing later on no day', 'AESPOST 123456789'],
    ['a filing later on a day that there is not', 'AESPOST 123456789 02/30/2026'],
    ['a filing later on a day written otherwise', 'AESPOST 123456789 2026-12-09'],
    ['an EIN with a digit too few', 'AESPOST 12345678 12/09/2026'],
    ['a downtime with an exporter beside its filer', 'AESDOWN 123456789-987654321 12/09/2026'],
    ['a section that exempts nothing', 'NOEEI 30.55'],
    ['no section', 'NOEEI'],
    ['a part that is left open', 'NOEEI 30.37(a'],
    ['words', 'filed by my broker'],
    ['nothing', ''],
  ])('is not read from %s', (_name, text) => {
    expect(readCitation(text)).toBeNull();
  });
});
