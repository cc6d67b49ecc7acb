import { describe, expect, it } from 'vitest';
import { isSameOwner, type PlacingOwner } from './kept-placing.rules.ts';

const ANA = { owner: 'user-ana', signIn: 'visit-1' };

describe('whose an order under way is', () => {
  it.each<[what: string, one: PlacingOwner | undefined, other: PlacingOwner | undefined, isSame: boolean]>([
    ['the same one’s in one sign-in', ANA, { ...ANA }, true],
    ['hers, while her name is not known any more', ANA, { ...ANA, owner: '' }, true],
    ['hers, while her name is not known yet', { ...ANA, owner: '' }, ANA, true],
    ['nobody’s still', undefined, undefined, true],
    ['not another name’s in the same sign-in', ANA, { ...ANA, owner: 'user-eve' }, false],
    ['not a later sign-in’s of the same name', ANA, { ...ANA, signIn: 'visit-2' }, false],
    ['not a later sign-in’s without a name', ANA, { owner: '', signIn: 'visit-2' }, false],
    ['not nobody’s', ANA, undefined, false],
  ])('is %s [LEAD-03 f part]', (_what, one, other, isSame) => {
    expect(isSameOwner(one, other)).toBe(isSame);
  });
});
