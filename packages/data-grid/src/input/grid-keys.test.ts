import { describe, expect, it } from 'vitest';
import { gridCommand } from './grid-keys.ts';

const bare = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('a key', () => {
  it.each([
    ['ArrowDown', {}, { do: 'move', rows: 1, cols: 0, extend: false }],
    ['ArrowLeft', { shiftKey: true }, { do: 'move', rows: 0, cols: -1, extend: true }],
    ['ArrowUp', { ctrlKey: true }, { do: 'move', rows: -Infinity, cols: 0, extend: false }],
    ['End', { metaKey: true }, { do: 'move', rows: Infinity, cols: Infinity, extend: false }],
    ['Home', {}, { do: 'move', rows: 0, cols: -Infinity, extend: false }],
    ['PageDown', {}, { do: 'page', step: 1, extend: false }],
    ['F2', {}, { do: 'edit' }],
    ['a', {}, { do: 'type' }],
    ['中', {}, { do: 'type' }],
    ['Process', {}, { do: 'compose' }],
    ['d', { ctrlKey: true }, { do: 'fill-down' }],
    ['-', { ctrlKey: true }, { do: 'delete-rows' }],
    ['f', { ctrlKey: true }, { do: 'find', replace: false }],
    ['h', { ctrlKey: true }, { do: 'find', replace: true }],
    ['ArrowDown', { altKey: true }, { do: 'column-menu' }],
    ['F10', { shiftKey: true }, { do: 'cell-menu' }],
    ['ContextMenu', {}, { do: 'cell-menu' }],
    ['a', { ctrlKey: true }, { do: 'select-all' }],
    ['z', { ctrlKey: true }, { do: 'undo' }],
    ['Z', { ctrlKey: true, shiftKey: true }, { do: 'redo' }],
    ['y', { ctrlKey: true }, { do: 'redo' }],
    [' ', { shiftKey: true }, { do: 'select-row' }],
    [' ', { ctrlKey: true }, { do: 'select-column' }],
    ['F8', { shiftKey: true }, { do: 'error', step: -1 }],
    ['Delete', {}, { do: 'clear' }],
    ['ArrowRight', { altKey: true, shiftKey: true }, { do: 'resize', by: 16 }],
  ])('%j with %j means %j', (key, held, command) => {
    expect(gridCommand({ ...bare, key, ...held })).toEqual(command);
  });

  it.each([
    ['Tab', {}],
    ['c', { ctrlKey: true }],
    ['v', { metaKey: true }],
    ['F5', {}],
    ['Shift', { shiftKey: true }],
    ['ArrowLeft', { altKey: true }],
  ])('%j with %j is left to the browser', (key, held) => {
    expect(gridCommand({ ...bare, key, ...held })).toBeNull();
  });
});
