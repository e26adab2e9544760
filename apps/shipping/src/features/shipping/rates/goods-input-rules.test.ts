import { goodsDeclaration } from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import { emptyLine, goodsWorth, startOf, wireOf, type GoodsDeclaration } from './goods-input-rules.ts';

const declared: GoodsDeclaration = {
  goods: {
    currency: 'USD',
    items: [
      {
        description: 'Stoneware mug',
        hsCode: '6912004810',
        originCountry: 'PT',
        quantity: 3,
        unitValue: 12.5,
        grams: 411.068,
      },
    ],
  },
  customs: { contents: 'GIFT', terms: 'DDP', signer: 'Kim', itn: 'X20261124000001' },
};
const pounds = { unit: 'in/lb', sender: 'Ann Lee' } as const;

describe('the form', () => {
  it('starts with what was declared, in the unit of the packages', () => {
    expect(startOf(declared, undefined, pounds)).toMatchObject({
      contents: 'GIFT',
      signer: 'Kim',
      items: [{ description: 'Stoneware mug', weight: 14.5 }],
    });
    expect(startOf(declared, undefined, { ...pounds, unit: 'cm/kg' }).items[0]?.weight).toBe(411.07);
  });

  it('starts with the default settings, and is signed by the sender without them', () => {
    const usual = { customsSigner: 'Otto Packer', customsContents: 'SAMPLE', ear99: true } as const;
    expect(startOf(null, usual, pounds)).toEqual({
      contents: 'SAMPLE',
      terms: 'DAP',
      signer: 'Otto Packer',
      itn: '',
      ear99: true,
      items: [emptyLine],
    });
    expect(startOf(null, undefined, pounds)).toMatchObject({
      contents: 'SALE',
      signer: 'Ann Lee',
      ear99: false,
    });
  });

  it('gives the same declaration back', () => {
    const input = startOf(declared, undefined, pounds);
    const wire = wireOf(input, { unit: 'in/lb', asksEar99: false });
    expect(goodsDeclaration.parse(wire)).toEqual({ ...declared.goods, ...declared.customs });
  });

  it('confirms EAR99 only if it was asked', () => {
    const input = { ...startOf(declared, undefined, pounds), itn: '' };
    expect(wireOf(input, { unit: 'in/lb', asksEar99: true })).toMatchObject({ ear99: false });
    const plain = wireOf(input, { unit: 'in/lb', asksEar99: false });
    expect(plain).not.toHaveProperty('ear99');
    expect(plain).not.toHaveProperty('itn');
  });

  it('is incomplete with an empty line', () => {
    const input = { ...startOf(declared, undefined, pounds), items: [emptyLine] };
    const wire = wireOf(input, { unit: 'in/lb', asksEar99: false });
    expect(goodsDeclaration.safeParse(wire).success).toBe(false);
  });
});

it('goods are worth all their units', () => {
  expect(goodsWorth(declared.goods)).toBe(3_750);
});
