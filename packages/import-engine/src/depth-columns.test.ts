import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { withDepthAsSide } from './depth-columns.ts';
import { suggestMapping } from './suggest-mapping.ts';

/** The headings that length, width and height are filled from. */
function sidesOf(row: string, kind: 'product' | 'order'): string {
  const headings = row.split(' | ');
  const definition = kind === 'product' ? productImport : orderShipmentImport;
  const found = suggestMapping(definition, { headings, columns: headings.map(() => ['7', '8']) });
  const keys =
    kind === 'product' ? ['length', 'width', 'height'] : ['packageLength', 'packageWidth', 'packageHeight'];
  return keys.map((key) => found[key]?.clientField ?? '-').join(' | ');
}

describe('a depth is the side that no other heading names', () => {
  it.each([
    ['Depth | Width | Height', 'Depth | Width | Height'],
    ['Width | Height | Depth (in)', 'Depth (in) | Width | Height'],
    ['Package depth | Package width | Package height', 'Package depth | Package width | Package height'],
    ['Tiefe | Breite | Höhe', 'Tiefe | Breite | Höhe'],
    ['Länge | Breite | Tiefe', 'Länge | Breite | Tiefe'],
    ['Profondeur | Largeur | Hauteur', 'Profondeur | Largeur | Hauteur'],
    ['Profundidad | Ancho | Alto', 'Profundidad | Ancho | Alto'],
    ['Głębokość | Szerokość | Wysokość', 'Głębokość | Szerokość | Wysokość'],
    ['Djup | Bredd | Höjd', 'Djup | Bredd | Höjd'],
    ['深 | 宽 | 高', '深 | 宽 | 高'],
    ['长 | 宽 | 厚', '长 | 宽 | 厚'],
    ['深度(cm) | 宽度(cm) | 高度(cm)', '深度(cm) | 宽度(cm) | 高度(cm)'],
    ['奥行き | 幅 | 高さ', '奥行き | 幅 | 高さ'],
    ['깊이 | 너비 | 높이', '깊이 | 너비 | 높이'],
    ['Length | Depth | Height', 'Length | Depth | Height'],
    ['Length | Width | Depth', 'Length | Width | Depth'],
    ['D | W | H', 'D | W | H'],
    ['L | B | H', 'L | B | H'],
    ['B (cm) | H (cm) | T (cm)', 'T (cm) | B (cm) | H (cm)'],
    ['Länge | Breite | Höhe', 'Länge | Breite | Höhe'],
  ])('%s', (row, wanted) => {
    expect(sidesOf(row, 'order')).toBe(wanted);
    expect(sidesOf(row, 'product')).toBe(wanted);
  });

  it('and has no field where all three sides are named', () => {
    expect(sidesOf('Length | Width | Height | Depth', 'product')).toBe('Length | Width | Height');
    expect(sidesOf('Länge | Breite | Höhe | Tiefe', 'order')).toBe('Länge | Breite | Höhe');
  });

  it.each([
    'Depth',
    'Depth | Colour',
    'Length | Depth',
    '深圳仓 | 宽 | 高',
    'D | W',
    'T | Size',
    'A | B | H',
  ])('nothing changes in %s', (row) => {
    expect(withDepthAsSide(row.split(' | '))).toEqual(row.split(' | '));
  });

  it('the sides of other things do not count', () => {
    const ofPallet = 'width | depth | height | carton_depth | pallet_length | pallet_depth | pallet_height';
    expect(sidesOf(ofPallet, 'product')).toBe('depth | width | height');
    expect(sidesOf('Width | Depth | Height | Package length', 'order')).toBe(
      'Package length | Width | Height',
    );
  });

  it('the depth of one thing is not that of another', () => {
    const headings = ['Item depth', 'Package width', 'Package height'];
    expect(withDepthAsSide(headings)).toEqual(headings);
  });
});
