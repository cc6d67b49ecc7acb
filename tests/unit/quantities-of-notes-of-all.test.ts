import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

/**
 * Returns each row's quantity, or '_' if it is asked for, with '!' if it shows a line. Then come '/' and the number of
 * unread lines.
 */
const told = (text: string) => {
  const { lines, unread } = readPaste(text);
  const rows = lines.map(({ quantity, remarks }) => `${quantity || '_'}${remarks?.includes('≠') ? '!' : ''}`);
  return `${rows.join(' ')} / ${unread.length}`;
};
const [A, B, C, D] = ['9780158657196', '9780158657325', '9780158657455', '9780158657585'];

describe('a note on all rows that also names a code', () => {
  it.each([
    [`Please send five of each, except ${C} where two is enough.`, 'above'],
    [`Order 10 of each except ${C}: only 2.`, 'above'],
    [`20 each, but ${C} just 5`, 'below'],
    [`Il nous faut cinq exemplaires de chaque (un seul pour ${C}) :`, 'above'],
    [`Von jedem Titel vier Stück, von ${C} nur zwei.`, 'above'],
    [`Van alles drie stuks, behalve ${C} (1).`, 'above'],
    [`Seis de cada, salvo ${C}, del que bastan dos`, 'above'],
    [`すべて5冊ずつ、ただし${C}は2冊。`, 'above'],
    [`10 of each, ${C} 2`, 'above'],
    [`10 of each, starting with ${C}`, 'above'],
    [`Except for ${C} (2), 10 of each.`, 'above'],
    [`${C} 2, all others 10`, 'below'],
    [`Everything else 10, ${C} 2`, 'below'],
    [`Cancel everything but ${C}.`, 'above'],
  ])('makes rows without a number ask, and is listed: %s %s [QO-09 d]', (note, place) => {
    const rows = [A, B, C].join('\n');
    expect(told(place === 'above' ? `${note}\n${rows}` : `${rows}\n${note}`)).toBe('_ _ _ / 1');
  });

  it.each([
    `10 of each, as for ${D} last year\n${A}\n${B}`,
    'Double all but VLS-MAN\nLMS4-KIT\nVLS-KIT',
    `Everything here ten times except ${D}, which we have.\n${A}\n${B}`,
  ])('does so where the list does not hold the code: %j [QO-09 d]', (text) => {
    expect(told(text)).toBe('_ _ / 1');
  });

  it.each([
    `Add 2 to every number except ${C}.\n${A} 4\n${B} 6`,
    `Cancel everything but ${C}.\n${A} 4\n${B} 6`,
    `Double all but ${C}\n${A};4\n${B};6`,
    `${A} 4\n${B} 6\n10 of each except ${C}: only 2.`,
  ])('is shown at rows that have a number: %j [QO-09 d]', (text) => {
    expect(told(text)).toBe('4! 6! / 1');
  });

  it.each([
    [`One of each, but two of ${C}.\n${A}\n${B}\n${C}`, '1 1 _ / 1'],
    [`${A}\tKit for all ages except infants\t3\n${B}\tForms\t4`, '3 4 / 0'],
    [`cada uno ${A} 3\n${B} 2`, '2 / 1'],
    [`Send everything except ${C}.\n${A} 4\n${B}`, '_ 4 1 / 0'],
    [`5 each of ${A} and ${B}\n${C} 2`, '_ _ 2 / 0'],
  ])('is none where it says one, or where a row does: %j [QO-09 d]', (text, rows) => {
    expect(told(text)).toBe(rows);
  });
});

describe('a number for each at the last row of a group', () => {
  it.each([
    [`${A}\n${B} } 5 each\n${C} 2`, /^_ \S+ 2 \/ \d$/],
    [`${A}\n${B} 5 each\n${C} 3`, /^_ 5 3 \/ 0$/],
    [`${A}\n${B} 5 of each`, /^_(?: _)? \/ \d$/],
    [`${A}\n${B} je 5\n${C} 3`, /^_(?: _)? 3 \/ \d$/],
    [`${A}\n${B} 5 per stuk\n${C} 3`, /^_(?: \S+)? 3 \/ \d$/],
    [`${A}\n${B} 5 de chaque\n${C} 3`, /^_(?: _)? 3 \/ \d$/],
    [`${A}\n${B} cada uno 5\n${C} 3`, /^_(?: _)? 3 \/ \d$/],
    [`${A}\n${B} both 5\n${C} 3`, /^_(?: _)? 3 \/ \d$/],
    [`${A}\n${B} 各5冊\n${C} 3`, /^_(?: _)? 3 \/ \d$/],
    [`${A} 2\n${B}\n${C} five each`, /^2 _(?: \S+)? \/ \d$/],
  ])('makes the rows of the group without one ask: %j [QO-09 d]', (text, rows) => {
    expect(told(text)).toMatch(rows);
  });

  it.each([
    [`${A}\n\n${B} 5 each`, '1 5 / 0'],
    [`${A} 2\n${B} 5 each`, '2 5 / 0'],
    [`${A}\n${B} 5`, '1 5 / 0'],
  ])('is of its own row where none stands with it: %j [QO-09 d]', (text, rows) => {
    expect(told(text)).toBe(rows);
  });
});

describe('a sign glued to a code', () => {
  it.each([
    [`-${A} 3\n-${B} 4`, '3 4 / 0'],
    [`-${A} 3\n${B} 4`, '3! 4 / 0'],
    [`-${A} 3\n+${B} 4`, /^3! _ \/ 0$/],
    [`- ${A} 3\n- ${B} 4\n+ shipping`, '3 4 / 1'],
    ['+LMS4-KIT 3\n-VLS-MAN 2', /^(?:\S+ )?2! \/ \d$/],
  ])('begins a list, or is shown where rows differ: %j [QO-09 d]', (text, rows) => {
    expect(told(text)).toMatch(typeof rows === 'string' ? new RegExp(`^${rows}$`) : rows);
  });
});

describe('a column that says of all rows on which day they came', () => {
  it.each(['Date received', 'Geliefert am', 'Reçu le', 'Ontvangen op', 'Fecha de recepción', 'Shipped'])(
    'is shown at the rows: %s [QO-09 d]',
    (title) => {
      expect(told(`ISBN\tQty\t${title}\n${A}\t3\t11/02/2026\n${B}\t2\t12/02/2026`)).toBe('3! 2! / 0');
    },
  );

  it.each(['Needed by', 'Date', 'Ordered by', 'Delivery date', 'Order date', 'Lieferdatum'])(
    'is not where it says when they are wanted: %s [QO-09 d]',
    (title) => {
      expect(told(`ISBN\tQty\t${title}\n${A}\t3\t11/02/2026\n${B}\t2\t12/02/2026`)).toBe('3 2 / 0');
    },
  );
});
