import { expect, it } from 'vitest';
import { listTracks } from './list-tracks.ts';

const columns = [{ width: 120 }, { width: 150, grow: 2 }, { width: 90 }];

it('gives fixed columns their width and the remaining room to names', () => {
  expect(listTracks(columns)).toEqual({ tracks: '120px minmax(150px,2fr) 90px', minWidth: 360 });
});

it('has room for tick boxes and buttons', () => {
  expect(listTracks(columns, { ticks: true, actions: 100 })).toEqual({
    tracks: '36px 120px minmax(150px,2fr) 90px 100px',
    minWidth: 496,
  });
});

it('lets the last column grow if no other does, so that a row is as wide as its table', () => {
  expect(listTracks([{ width: 120 }, { width: 90 }]).tracks).toBe('120px minmax(90px,1fr)');
});
