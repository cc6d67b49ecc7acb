import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { ServiceError } from '../../../core/errors.ts';
import en from '../messages/en.json' with { type: 'json' };
import es from '../messages/es.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };
import { failureKey, flowFailureKey } from './failure-words.ts';

const answered = (status: number, type?: string) =>
  new ServiceError('no', { kind: 'status', status, ...(type !== undefined && { type }) });

describe('what is said of a call of the checkout that failed [CHK-14 g]', () => {
  everyRow([
    ['a status of the services', answered(500)],
    ['a service that is away', answered(503)],
    ['a refusal of a type that its step does not know', answered(400, 'Newest')],
    ['a refusal', answered(403)],
    ['what is not there', answered(404)],
    ['a time-out', new ServiceError('x', { kind: 'timeout', status: 0 })],
    ['no answer', new ServiceError('x', { kind: 'network', status: 0 })],
    ['another error', new TypeError('x')],
    ['nothing known', undefined],
  ])('%s: an error occurred', (_what, error) => {
    expect(en[failureKey(error) as keyof typeof en]).toBe('An error occurred.');
  });

  everyRow([
    ['offline', new ServiceError('x', { kind: 'offline', status: 0 }), 'offline'],
    ['a cart that was changed meanwhile', answered(412), 'changed'],
    ['a cart that is being ordered', answered(409, 'CartLocked'), 'locked'],
    ['what no longer fits the cart', answered(409), 'conflict'],
    ['nobody signed in any more', answered(401), 'signedOut'],
  ])('%s: what it is and what next', (_what, error, key) => {
    expect(failureKey(error)).toBe(`checkout.failed.${key}`);
  });

  everyRow([[answered(500)], [answered(409)], [answered(412)], [answered(401)]])(
    'where a step was to be saved, the same with what next: %s',
    (error) => {
      expect(flowFailureKey(error)).toBe(failureKey(error).replace('failed.other', 'failed.step'));
    },
  );
});

everyRow(Object.entries({ en, es, fr, nl }))(
  'a step that could not be saved says in %s that an error occurred, and what next [CHK-14 g]',
  (_language, words) => {
    expect(words['checkout.failed.step'].startsWith(words['checkout.failed.other'])).toBe(true);
    expect(words['checkout.failed.step'].length).toBeGreaterThan(words['checkout.failed.other'].length + 20);
  },
);
