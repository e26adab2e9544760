import {
  floorApi,
  floorCrossdockApi,
  floorDiscrepanciesApi,
  floorExceptionsApi,
  floorFreightApi,
  floorWavesApi,
  floorWorkApi,
} from '@lading/contracts/warehouse';

/** Whose calls floor-callers.test.ts makes as the staff of another warehouse. */
export const triedOnTheFloor = [
  floorApi,
  floorCrossdockApi,
  floorDiscrepanciesApi,
  floorExceptionsApi,
  floorFreightApi,
  floorWavesApi,
  floorWorkApi,
];
