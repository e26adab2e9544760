import { coreMessages, errorCode } from '@lading/contracts/core';
import { taskMessages } from '@lading/contracts/tasks';
import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { badInput, notFound, RequestError } from '../../platform/request-error.ts';
import { lastingFailure } from './task-failure-rules.ts';

const sqlError = (code: string) => Object.assign(new DatabaseError('refused', 1, 'error'), { code });
const first = { fieldName: 'sku', ...taskMessages.valueRefused() };

it.each<[string, unknown, object | undefined]>([
  ['a refusal', notFound(), coreMessages.notFound()],
  [
    'a refusal of fields by its first one',
    badInput([first, { fieldName: 'name', ...coreMessages.notFound() }]),
    taskMessages.valueRefused(),
  ],
  [
    'a refusal without fields',
    new RequestError(errorCode.badInput, coreMessages.checkFields(), { faults: [] }),
    coreMessages.checkFields(),
  ],
  ['a value out of range (22003)', sqlError('22003'), taskMessages.valueRefused()],
  ['a violated constraint (23514)', sqlError('23514'), taskMessages.valueRefused()],
  ['a deadlock (40P01), which a retry may avoid', sqlError('40P01'), undefined],
  ['a lost connection (08006)', sqlError('08006'), undefined],
  ['a full disk (53100)', sqlError('53100'), undefined],
  ['an error of the program', new TypeError('x is undefined'), undefined],
  ['what is no error', 'refused', undefined],
])('%s', (_name, error, text) => {
  expect(lastingFailure(error)).toEqual(text && { params: undefined, ...text });
});
