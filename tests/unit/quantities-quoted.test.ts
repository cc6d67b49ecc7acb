import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

/** Returns each row's quantity, or '_' if it is asked for, with what its remark quotes if it has one. */
const quoted = (text: string) =>
  readPaste(text).lines.map(({ quantity, remarks, raw, quote = raw }) =>
    remarks ? [quantity || '_', quote] : quantity || '_',
  );
const unread = (text: string) => readPaste(text).unread.map(({ lineNumber, raw }) => [lineNumber, raw]);

describe('a remark on a row', () => {
  it('quotes a note near the row alone, without the row [QO-05, QO-09 d]', () => {
    const note = '!!! voir avec Julie ???';
    const list = `LMS4-KIT\t2\nLMS4-REC25\t3\n${note}\nMAB2-MAN\t1\nHMC-KIT\t5`;
    expect(quoted(list)).toEqual([
      ['2', note],
      ['3', note],
      ['1', note],
      ['5', note],
    ]);
    expect(unread(list)).toEqual([[3, note]]);
  });

  it.each([
    ['LMS4-KIT 3\nnot needed', 'not needed'],
    ['LMS4-KIT 3\nmake the first one 4', 'make the first one 4'],
    ['10 of each\nLMS4-KIT\nVLS-KIT', '10 of each'],
    ['VLS-KIT\tFoo\t3\nnot needed', 'VLS-KIT\tFoo\t3\nnot needed'],
    ['VLS-KIT\tFoo\t3', 'VLS-KIT\tFoo\t3'],
    ['LMS4-KIT 3\nRevised\nLMS4-KIT 2', 'Revised\nLMS4-KIT 2'],
  ])('quotes its own line only where that needs a remark too: %j → %j [QO-09 d]', (text, quote) => {
    expect(quoted(text)[0]?.[1]).toBe(quote);
  });
});

describe('a line without a code between rows of a spreadsheet', () => {
  it.each([
    'ask Julie about this',
    'Ask Julie about this',
    'voir avec Julie',
    'check with Julie',
    'à vérifier',
  ])('takes no quantity from them: %s [QO-05, QO-09 d]', (note) => {
    const list = `LMS4-KIT\t2\nLMS4-REC25\t3\n${note}\nMAB2-MAN\t1\nHMC-KIT\t5`;
    expect(readPaste(list).lines.map(({ quantity }) => quantity)).toEqual(['2', '3', '1', '5']);
    expect(unread(list)).toEqual([[3, note]]);
    const titled = `Code\tQty\n${list}`;
    expect(readPaste(titled).lines.map(({ quantity }) => quantity)).toEqual(['2', '3', '1', '5']);
  });
});
