import { describe, expect, it } from 'vitest';
import { openList } from '../../../list-reader/read-list.ts';
import { placeList } from './place-list.ts';
import { quickOrderReducer } from './quick-order.reducer.ts';
import { createState, type QuickOrderState } from './quick-order-state.ts';
import { wantedCodes, suggestionFor } from './look-up-codes.ts';

const WRONG = '9780306406158';
const RIGHT = '9780306406157';

const restored = (...codes: string[]): QuickOrderState =>
  quickOrderReducer(createState({ shown: 3, max: 25 }), {
    type: 'restored',
    rows: codes.map((code) => ({ code, quantity: '1' })),
  });

const asked = (state: QuickOrderState): string[] => wantedCodes(state).map(({ code }) => code);

describe('the codes of one look-up', () => {
  it('are never more than 25, rows before guesses [QO-05 part]', () => {
    const codes = Array.from({ length: 25 }, (_, index) => `AB${index}-KIT`).with(7, WRONG);
    expect(asked(restored(...codes))).toEqual(codes);
  });

  it('are never more than 200 with those of a list, the rows first [QO-05]', () => {
    const list = Array.from({ length: 250 }, (_, index) => `CODE-${index} 2`).join('\n');
    const listed = placeList(restored('LMS4-KIT'), openList(list));
    const typed = quickOrderReducer(listed, { type: 'code-typed', id: listed.rows[1]!.id, value: 'OWN-KIT' });
    const first = asked(quickOrderReducer(typed, { type: 'left-all' }));
    expect([first.length, first.slice(0, 3)]).toEqual([200, ['LMS4-KIT', 'OWN-KIT', 'CODE-1']]);
  });

  it('of a list are its titled cells, else what has the form of a code, where a call has one code [QO-05]', () => {
    const of = (list: string) => asked(placeList(restored(), openList(list), { isPlainHost: true }));
    expect(of('Code\tQty\tRoom\nLMS4-KIT\t2\tB-12')).toEqual(['LMS4-KIT']);
    expect(of('LMS4-KIT 2 SEE 77412\n9780306406157 3')).toEqual(['LMS4-KIT', RIGHT]);
  });

  it('hold each product once, and nothing that is known, failed or under way [QO-05 part]', () => {
    const state = restored('lms4-kit', 'LMS4-KIT', '0306406152', RIGHT);
    expect(asked(state)).toEqual(['LMS4-KIT', '0306406152']);
    const keys = wantedCodes(state).map(({ key }) => key);
    expect(asked(quickOrderReducer(state, { type: 'look-up-began', keys }))).toEqual([]);
    const failed = quickOrderReducer(state, { type: 'look-up-failed', keys, failure: 'failed' });
    expect(asked(failed)).toEqual([]);
    expect(asked(quickOrderReducer(failed, { type: 'retried' }))).toHaveLength(2);
  });

  it('leave out a code that is being typed, and ask for one that looks whole after a pause', () => {
    const typed = (value: string) =>
      quickOrderReducer(createState({ shown: 3, max: 25 }), { type: 'code-typed', id: 1, value });
    expect(asked(typed('LMS4-KIT'))).toEqual([]);
    expect(asked(quickOrderReducer(typed('LMS4-KIT'), { type: 'paused', id: 1 }))).toEqual(['LMS4-KIT']);
    expect(asked(quickOrderReducer(typed('LMS'), { type: 'paused', id: 1 }))).toEqual([]);
  });

  it('ask for the repairs of a wrong ISBN, so that only products are offered [LEAD-02 part]', () => {
    expect(asked(restored(WRONG))).toEqual([WRONG, RIGHT]);
    expect(suggestionFor(WRONG, new Map())).toBe(RIGHT);
    expect(suggestionFor(WRONG, new Map([[RIGHT, null]]))).toBeUndefined();
  });
});
