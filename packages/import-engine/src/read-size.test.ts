import { describe, expect, it } from 'vitest';
import { readSize, seemsSize } from './read-size.ts';
import { namesSizes, sideOrder } from './size-order.ts';

const read = (text: string, heading = 'Dimensions') => {
  const size = readSize(text, sideOrder(heading));
  return size && [size.length, size.width, size.height];
};

describe('a size in one cell', () => {
  it.each([
    ['10 x 8 x 9 in', '10 in', '8 in', '9 in'],
    ['10*8*9', '10', '8', '9'],
    ['30×20×10cm', '30 cm', '20 cm', '10 cm'],
    ['10in x 8in x 9in', '10 in', '8 in', '9 in'],
    ['10" x 8" x 9"', '10 in', '8 in', '9 in'],
    ['10.5 X 8.25 X 9 inches', '10.5 in', '8.25 in', '9 in'],
    ['10,5 x 8 x 9 cm', '10.5 cm', '8 cm', '9 cm'],
    ['10 1/2 x 8 x 9½ in', '10.5 in', '8 in', '9.5 in'],
    ['300x200x100 (mm)', '300 mm', '200 mm', '100 mm'],
    ['３０＊２０＊１０', '30', '20', '10'],
    ['10/8/9', '10', '8', '9'],
    ['10 by 8 by 9', '10', '8', '9'],
    ['L10 W8 H9', '10', '8', '9'],
    ['W8 L10 H9', '10', '8', '9'],
    ['L: 10cm, W: 8cm, H: 9cm', '10 cm', '8 cm', '9 cm'],
    ['Length: 10 in, Width: 8 in, Height: 9 in', '10 in', '8 in', '9 in'],
    ['10L x 8W x 9H', '10', '8', '9'],
    ['10 L 8 W 9 H', '10', '8', '9'],
    ['8W 10L 9H', '10', '8', '9'],
    ['10"L x 8"W x 9"H', '10 in', '8 in', '9 in'],
    ['8"W x 10"D x 9"H', '10 in', '8 in', '9 in'],
    ['长10*宽8*高9', '10', '8', '9'],
    ['长10cm宽8cm高9cm', '10 cm', '8 cm', '9 cm'],
    ['8 x 10 x 9 in (W x L x H)', '10 in', '8 in', '9 in'],
    ['1,500 x 20 x 10 mm', '1,500 mm', '20 mm', '10 mm'],
  ])('%s', (text, ...sides) => {
    expect(read(text)).toEqual(sides);
  });

  it.each([
    ['Size (W x L x H)', 'width', 'length', 'height'],
    ['LxWxH', 'length', 'width', 'height'],
    ['尺寸（高*长*宽）', 'height', 'length', 'width'],
    ['Maße (L x B x H)', 'length', 'width', 'height'],
    ['Maße BxHxT', 'width', 'height', 'length'],
    ['Dimensions (L x l x h)', 'length', 'width', 'height'],
    ['Height, width and length', 'height', 'width', 'length'],
  ])('under "%s" has its sides in that order', (heading, ...order) => {
    expect(sideOrder(heading)).toEqual(order);
  });

  it('follows the order that the heading names', () => {
    expect(read('8 x 10 x 9', 'Size (W x L x H) in')).toEqual(['10', '8', '9']);
  });

  it.each([
    '10 x 8',
    '10 x 8 x 9 x 7',
    '10cm x 8 x 9',
    '10 kg x 8 x 9',
    '10 cm x 8 in x 9 in',
    'L10 W8 W9',
    'L10 x 8 x H9',
    'see box',
    'approx 10 x 8 x 9',
    '12',
    '',
  ])('is not read from "%s"', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each([
    ['10 x 8', true],
    ['L10 W8', true],
    ['12 in', false],
    ['abc', false],
  ])('looks like a size: "%s": %s', (text, seems) => {
    expect(seemsSize(text)).toBe(seems);
  });

  it.each([
    ['Package dimensions', true],
    ['PackageSize', true],
    ['外箱尺寸(cm)', true],
    ['长*宽*高', true],
    ['Length', false],
    ['Description', false],
  ])('is expected under "%s": %s', (heading, does) => {
    expect(namesSizes(heading)).toBe(does);
  });
});
