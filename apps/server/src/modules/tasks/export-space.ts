import { errorCode } from '@lading/contracts/core';
import { taskMessages } from '@lading/contracts/tasks';
import { RequestError } from '../../platform/request-error.ts';

const megabyte = 1024 * 1024;

/** The organization's export files take all the space they may, or would with another one. */
export class ExportSpaceFull extends RequestError {
  override name = 'ExportSpaceFull';

  /** @param most their maximum total size, in bytes */
  constructor(most: number) {
    super(errorCode.conflict, taskMessages.exportSpaceFull({ megabytes: Math.floor(most / megabyte) }));
  }
}

/** Passes the bytes of a file through while they fit. @throws ExportSpaceFull at the first chunk that does not */
export async function* withinSpace(
  bytes: AsyncIterable<Uint8Array>,
  room: number,
  most: number,
): AsyncGenerator<Uint8Array> {
  let taken = 0;
  for await (const piece of bytes) {
    taken += piece.length;
    if (taken > room) throw new ExportSpaceFull(most);
    yield piece;
  }
}
