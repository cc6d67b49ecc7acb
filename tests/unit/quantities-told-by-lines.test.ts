import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

/** Returns each row's code and quantity, or '_' if it is asked for, with '!' if it shows more than its own line. */
const told = (text: string) =>
  readPaste(text)
    .lines.map(
      ({ code, quantity, remarks = [], raw }) =>
        `${code} ${quantity || '_'}${remarks.length > 0 && raw.includes('\n') ? '!' : ''}`,
    )
    .join(', ');

describe('a line without a code that may say something of the rows near it', () => {
  it.each([
    ['LMS4-KIT 3\n  not needed\nVLS-KIT 2', 'LMS4-KIT 3!, VLS-KIT _'],
    ['LMS4-KIT 3\nx2\nVLS-KIT 2', 'LMS4-KIT 3!, VLS-KIT 2'],
    ['LMS4-KIT 3\nmake that 5\nVLS-KIT 2', 'LMS4-KIT 3!, VLS-KIT 2'],
    ['LMS4-KIT 3\n(need 5 really)\nVLS-KIT 2', 'LMS4-KIT 3!, VLS-KIT 2'],
    ['LMS4-KIT 3\n--> 5\nVLS-KIT 2', 'LMS4-KIT 3!, VLS-KIT 2'],
    ['LMS4-KIT 3\ncancel\nVLS-KIT 2', 'LMS4-KIT 3!, VLS-KIT _'],
    ['LMS4-KIT 3\n  Menge verdoppeln\nVLS-KIT 2', 'LMS4-KIT 3!, VLS-KIT 2'],
    ['Code\tQty\nLMS4-KIT\t3\n\t5\nVLS-KIT\t2', 'LMS4-KIT 3!, VLS-KIT 2'],
    ['LMS4-KIT 3\nNeeded: 5\nVLS-KIT 2', 'LMS4-KIT 3!, VLS-KIT 2'],
  ])('is shown at the row that it goes on with: %j → %s [QO-09 d]', (text, rows) => {
    expect(told(text)).toBe(rows);
  });

  it.each([
    ['Packing slip\nLMS4-KIT 3\nVLS-KIT 2', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['Factuur\nLMS4-KIT 3', 'LMS4-KIT 3!'],
    ['Lieferschein\nLMS4-KIT 3', 'LMS4-KIT 3!'],
    ['Albarán 12\nLMS4-KIT 3', 'LMS4-KIT 3!'],
    ['納品書\nLMS4-KIT 3', 'LMS4-KIT 3!'],
    ['LMS4-KIT\t3\n\nBestellt\nVLS-KIT\t2', 'LMS4-KIT 3, VLS-KIT 2!'],
    ['LMS4-KIT\t3\n\nMengen 2025\nVLS-KIT\t2', 'LMS4-KIT 3, VLS-KIT 2!'],
    ['LMS4-KIT\t3\n\nFormer quantities\nVLS-KIT\t2', 'LMS4-KIT 3, VLS-KIT 2!'],
    [
      'LMS4-KIT\t3\n\nCompleted:\nVLS-KIT\t2\n\nStill to order:\nVLS-MAN\t1',
      'LMS4-KIT 3, VLS-KIT 2!, VLS-MAN 1',
    ],
  ])('is shown at the rows that it heads: %j → %s [QO-09 d]', (text, rows) => {
    expect(told(text)).toBe(rows);
  });

  it.each([
    ['LMS4-KIT 3\nVLS-KIT 2\nCorrection: make the first one 4.', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\n\nDe tweede regel vervalt.', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\nAnnulez la deuxième ligne.', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\n2行目はキャンセルしてください。', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['Two sets of this list please.\nLMS4-KIT 3', 'LMS4-KIT 3!'],
    ['LMS4-KIT 3\nVLS-KIT 2\nAlles mal zwei.', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\nBitte doppelt liefern.', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\nx2 for both schools', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\n* per class', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\neach room', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\n(numbers of forms, so divide by 25)', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\nnumbers of forms, so divide by 25', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\n[numbers of forms]', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\n(all per school)', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\n(everything times two please)', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\n(on hold until October)', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\n(ce sont des élèves, merci de convertir)', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\n(dit zijn leerlingen, graag omrekenen naar pakken)', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\n(son alumnos, calculen los paquetes)', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\n(x4)\nVLS-KIT 2\n(x3)', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\n(rather 4)\nVLS-KIT 2\nVLS-MAN 2\n(only if cheap)', 'LMS4-KIT 3!, VLS-KIT 2, VLS-MAN 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\n  need 5', 'LMS4-KIT 3, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\n(the last only if cheap)', 'LMS4-KIT 3, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\n2nd line: 7', 'LMS4-KIT 3!, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\nleave out the last', 'LMS4-KIT 3, VLS-KIT 2!'],
    ['LMS4-KIT 3\nVLS-KIT 2\n以上', 'LMS4-KIT 3, VLS-KIT 2'],
    ['LMS4-KIT 5\n\nOn Nov 20, 2026, Dana wrote:\n> LMS4-KIT 3', 'LMS4-KIT 5, LMS4-KIT 3!'],
  ])('is shown at all rows that it may change or quote: %j → %s [QO-09 d]', (text, rows) => {
    expect(told(text)).toBe(rows);
  });

  it.each([
    'Hi team,\nplease order for Oak School:\nLMS4-KIT 3\nVLS-KIT 2\nThanks,\nDana Miller\n12 Main Street\nTel. 555-0100',
    'Bonjour,\nMerci de nous faire parvenir :\nLMS4-KIT 3\nCordialement',
    'Oak:\nLMS4-KIT 3\n\nElm:\nVLS-KIT 2',
    'Code\tQty\tPrice\nLMS4-KIT\t3\t45.00\n\tTotal\t135.00',
    'LMS4-KIT 3\nVLS-KIT 2\nTotal: 5',
    'Date: 2026-11-23\nShip to: 12 Main St, Springfield 62704\nLMS4-KIT 3',
    'Te bestellen\nLMS4-KIT\t3',
    'Veuillez trouver ci-dessous notre commande :\nLMS4-KIT 3\nLa facture est à envoyer à la mairie.\n12 rue de la Paix',
    'LMS4-KIT 3\nFactuur graag naar administratie@school.nl.\nAlvast bedankt',
    'LMS4-KIT 3\nPlease deliver all items to the main office.\nSent from my iPhone',
    'LMS4-KIT 3\nWe would like to receive it before school starts.\nOrdered by: Dana Miller',
    'LMS4-KIT 3\nRechnung bitte per E-Mail.\nVielen Dank und viele Grüße',
    'LMS4-KIT 3\nPor favor, enviar a la dirección habitual.\nUn saludo',
    'Kode\tAntal\nLMS4-KIT\t3',
  ])('is none of greetings, names, places, sums and dates: %j [QO-09 d]', (text) => {
    expect(told(text)).not.toMatch(/[!_]/);
  });
});
