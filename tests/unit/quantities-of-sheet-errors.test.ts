import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';
import { parseQuantity } from '../../src/core/i18n/numbers.ts';

/** Returns each row's quantity, with '!' if the row has a remark. */
const quoted = (text: string) =>
  readPaste(text).lines.map(({ quantity, remarks }) => `${quantity}${remarks ? '!' : ''}`);
const unread = (text: string) => readPaste(text).unread.map(({ lineNumber, raw }) => [lineNumber, raw]);

describe('an error of a spreadsheet', () => {
  it.each(
    '#REF! #N/A #VALUE! #NAME? #DIV/0! #NULL! #NUM! #SPILL! #BEZUG! #NV #NOM? #¡REF! #¿NOMBRE? #VALEUR! #VERW! #RIF! #N/D #N/B #WERT!'.split(
      ' ',
    ),
  )(
    'is a line that could not be read where a code should be, and asks where a number should be: %s [QO-05, QO-09 d]',
    (error) => {
      for (const title of ['', 'Code\tQty\n']) {
        const list = (line: string) => `${title}LMS4-KIT\t2\nLMS4-REC25\t3\n${line}\nMAB2-MAN\t1`;
        const at = title === '' ? 3 : 4;
        for (const line of [error, `${error}\t4`, `${error}\t${error}`]) {
          expect(quoted(list(line))).toEqual(['2', '3', '1']);
          expect(unread(list(line))).toEqual([[at, line]]);
        }
        expect(unread(`${title}${error}\t4\nLMS4-KIT\t2`)).toEqual([[at - 2, `${error}\t4`]]);
        // The error follows a tab, or a space as in a list that was copied out of a text.
        for (const line of [`VLS-KIT\t${error}`, `VLS-KIT ${error}`, `VLS-KIT x ${error}`]) {
          const asked = readPaste(list(line)).lines.map(({ quantity }) => parseQuantity(quantity).ok);
          expect(asked).toEqual([true, true, false, true]);
          expect(unread(list(line))).toEqual([]);
        }
        expect(
          readPaste(`VLS-KIT\t${error}`).lines.map(({ quantity }) => parseQuantity(quantity).ok),
        ).toEqual([false]);
      }
    },
  );
});
