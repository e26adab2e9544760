import { orderShipmentImport } from '@lading/contracts/orders';
import { expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

function stateOf(row: string, cells = ''): string | undefined {
  const headings = row.split(' | ');
  const sheet = { headings, columns: headings.map((_, at) => [cells.split(' | ')[at] ?? '']) };
  return suggestMapping(orderShipmentImport, sheet)['stateCode']?.clientField;
}

it.each([
  ['Endereço | Cidade | Estado | CEP', 'Estado'],
  ['Código postal | Estado | País', 'Estado'],
  ['# de venta | Estado | Unidades | Municipio/Alcaldía | Estado (2) | Código postal', 'Estado (2)'],
])('"Estado" beside a place is a state: %s', (row, heading) => {
  expect(stateOf(row)).toBe(heading);
});

it.each([
  'Número de orden | Estado | Fecha | Ciudad',
  'Fecha de venta | Estado | Descripción del estado | Domicilio',
  'Pedido | Estado del pago | Código postal',
])('elsewhere it is the status of an order: %s', (row) => {
  expect(stateOf(row)).toBeUndefined();
});

it('beside a place it is the status as well if another column is the state', () => {
  expect(stateOf('Pedido | Estado | País | Provincia | Ciudad')).toBe('Provincia');
  expect(stateOf('Pedido | Cidade | UF | CEP | Estado')).toBe('UF');
});

it.each(['Enviado', 'Entregue', 'En proceso'])('beside a place, a column with %s is the status', (text) => {
  expect(stateOf('Pedido | País | Estado', `A-100 | España | ${text}`)).toBeUndefined();
  expect(stateOf('Pedido | País | Estado', 'A-100 | México | Jalisco')).toBe('Estado');
});
