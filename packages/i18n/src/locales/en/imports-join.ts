/** Several columns that fill one field. Part of the wizard's texts. */
const importJoin = {
  add: 'Add a column to {{field}}',
  addShort: 'Add a column',
  remove: 'Remove {{column}} from {{field}}',
  separator: 'Between the columns of {{field}}',
  space: 'Space',
  comma: 'Comma',
  nothing: 'Nothing',
  dash: 'Dash',
  slash: 'Slash',
  side: {
    length: '{{column}}: length',
    width: '{{column}}: width',
    height: '{{column}}: height',
  },
} as const;

export default importJoin;
