import { orderShipmentImport } from '@lading/contracts/orders';
import { expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

function stateOf(row: string): string | undefined {
  const headings = row.split(' | ');
  const sheet = { headings, columns: headings.map(() => []) };
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
