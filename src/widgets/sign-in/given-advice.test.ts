import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { givenAdvice } from './given-advice.ts';

describe('an advice that an attribute gives', () => {
  everyRow([
    [undefined],
    [null],
    ['transaction'],
    [{}],
    [{ kind: 'transaction' }],
    [{ kind: 'transaction', id: '' }],
    [{ kind: 'transaction', id: 7 }],
    [{ kind: 'tree', id: 'a' }],
    [{ kind: 'tree', name: 'a'.repeat(201) }],
    [{ kind: 'other', id: 'a', name: 'a' }],
  ])('[IDN-05 part] is none in %j', (given) => {
    expect(givenAdvice(given)).toBeUndefined();
  });

  it('[IDN-05 part] is a transaction or a tree, and nothing besides', () => {
    expect(givenAdvice({ kind: 'transaction', id: 'x', evil: 1 })).toEqual({ kind: 'transaction', id: 'x' });
    expect(givenAdvice({ kind: 'tree', name: 'StepUp' })).toEqual({ kind: 'tree', name: 'StepUp' });
  });
});
