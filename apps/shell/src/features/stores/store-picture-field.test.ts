// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { placeInSquare } from './store-picture-field.tsx';

it.each([
  [96, 96, { x: 0, y: 0, width: 96, height: 96 }],
  [960, 480, { x: 0, y: 24, width: 96, height: 48 }],
  [480, 960, { x: 24, y: 0, width: 48, height: 96 }],
  [32, 16, { x: 32, y: 40, width: 32, height: 16 }],
  [4_000, 3, { x: 0, y: 47, width: 96, height: 1 }],
])('a picture of %i by %i is complete and centered', (width, height, place) =>
  expect(placeInSquare(width, height)).toEqual(place),
);
