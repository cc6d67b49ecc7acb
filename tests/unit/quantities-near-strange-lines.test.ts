import { describe, expect, it } from 'vitest';
import { readPaste } from '../../src/api/quick-order/paste/read-paste.ts';

/** Returns each row's quantity, or '_' if it is asked for, with '!' if it shows more than its own line. */
const told = (text: string) =>
  readPaste(text)
    .lines.map(
      ({ quantity, remarks = [], raw }) =>
        `${quantity || '_'}${remarks.length > 0 && raw.includes('\n') ? '!' : ''}`,
    )
    .join(' ');

describe('a line without a code of which no rule knows that it says nothing', () => {
  it.each([
    "We're two schools, so you know what to do ;-)",
    'Bump both up by one.',
    "Let's do half of that for now.",
    'We will need the same thing at our second location.',
    'Mary will confirm the numbers tomorrow.',
    'We found two of the manuals in a drawer, so adjust accordingly.',
    'PS. One more of each for the satellite clinic.',
    'Prévoir le double, finalement.',
    'Les manuels ne sont plus nécessaires.',
    "Merci d'en ajouter un de plus de chaque pour l'antenne de Roubaix.",
    'Graag het dubbele, we krijgen er een collega bij.',
    'Dit is een offerteaanvraag, nog geen bestelling.',
    'Von beiden bitte noch eines mehr für die Beratungsstelle.',
    'Lo mismo para la sede de Getafe.',
    'Si tratta solo di una richiesta di preventivo.',
    '支援室にも同数お願いします。',
    '見積もりのみお願いします。',
  ])('is shown at all rows above it: %s [QO-09 d]', (line) => {
    expect(told(`LMS4-KIT 3\nVLS-KIT 2\n${line}`)).toBe('3! 2!');
    expect(told(`Item\tQty\nLMS4-KIT\t3\nVLS-KIT\t2\n\n${line}`)).toBe('3! 2!');
  });

  it.each([
    'From Amazon:',
    'PTA is covering:',
    'On the shelf at Oak:',
    'Order in January',
    'Backup choice:',
    'Surplus:',
    'Option B',
    'On nous prête',
    'Volgend schooljaar',
    'Im Schrank gefunden',
    'El curso que viene:',
    'Nach den Ferien:',
  ])('is shown at the rows that it heads: %s [QO-09 d]', (line) => {
    expect(told(`LMS4-KIT 3\n\n${line}\nVLS-KIT 2`)).toBe('3 2!');
  });

  it.each([
    '4 sets of the following:',
    'Kits to build (6):',
    '3 lots composés de :',
    'DRAFT',
    '既に所有しているもの:',
  ])('is shown at all rows below it: %s [QO-09 d]', (line) => {
    expect(told(`${line}\nLMS4-KIT 3\nVLS-KIT 2`)).toBe('3! 2!');
  });

  it.each([
    ['Loaners\nLMS4-KIT 3\nVLS-KIT 2', '3! 2!'],
    ['LMS4-KIT 3\nLoaners\nVLS-KIT 2\nVLS-MAN 1', '3 2! 1!'],
    ['LMS4-KIT 3\nLoaners\nVLS-KIT 2\nDisplay\nVLS-MAN 1', '3 2! 1!'],
    ['Kindergarten\nLMS4-KIT 3\nPurchase\nVLS-KIT 2', '3 2'],
    ['借用リスト\nLMS4-KIT 3', '3!'],
  ])('is shown at the rows up to the next heading, if it is one word: %j → %s [QO-09 d]', (text, rows) => {
    expect(told(text)).toBe(rows);
  });

  it('is shown at the rows that hold its sign [QO-09 d]', () => {
    expect(told('LMS4-KIT 2*\nVLS-KIT 3\n* plus one desk copy')).toBe('2! 3');
  });

  it.each([
    'Hi Sandra,\nCould you please order the following for our school:\nLMS4-KIT 3\n\nThanks so much!\nDr. Ellen Park\nDirector of pupil services\nRoom 214, ext. 5531',
    'School: Westport Middle   Dept: Special Ed   Date: 9/14/2026\nLMS4-KIT 3\nTotal 45.00',
    'Resource room\nLMS4-KIT 3\n\nSecond grade\nVLS-KIT 2',
    'From: Dana Miller\nSent: Monday, November 2, 2026\nSubject: Order\n\nLMS4-KIT 3',
    'Bonjour,\nMerci de bien vouloir nous envoyer :\nLMS4-KIT 3\n\nCordialement,\nMme Lefèvre, CMPP de Lille, 14 rue des Postes',
    'Sehr geehrtes Team,\nunsere Bestellung für das neue Schuljahr:\nLMS4-KIT 3 Stück\nMit freundlichem Gruß\nDr. Anna Weber',
    'Bonjour Madame,\nSuite à notre échange téléphonique, voici notre commande :\nLMS4-KIT x 3\nBien cordialement',
    "Ordine per l'anno scolastico 2026/27\nLMS4-KIT 3",
    'Per our conversation, please ship overnight:\nLMS4-KIT 3',
    '以下の商品を注文します。\nLMS4-KIT 3部',
    'LMS4-KIT x3\nShip to:\nLincoln Elementary\n1200 W 5th St',
    'Graag bestellen wij:\nLMS4-KIT 3\nFactuur graag naar de administratie.\nMet vriendelijke groet,\nAnnelies de Boer',
    'Guten Tag,\nhiermit bestellen wir:\nLMS4-KIT 3\nLieferung bitte an die Schule.\nMit freundlichen Grüßen\nK. Schulze',
    'Buenos días, necesitamos:\nLMS4-KIT 3\nFactura a nombre de la Consejería, gracias.',
    'Buongiorno,\nvorremmo ordinare:\nLMS4-KIT 3\nCordiali saluti, Istituto Manzoni',
    'いつもお世話になっております。\n下記の通り注文いたします。\nLMS4-KIT 3\nよろしくお願いいたします。',
    'Good afternoon,\n\nPlease find below our order for Oak Schools. PO 26-1180 is attached.\n\nLMS4-KIT    3\n\nThank you,\nDana Harper\nAdministrative Assistant\n302-555-0170\n\nCONFIDENTIALITY NOTICE: This e-mail is for the sole use of the intended recipient.',
    'Madame, Monsieur,\n\nVeuillez trouver ci-joint notre bon de commande. Nous vous remercions de livrer à cette adresse.\n\nLMS4-KIT\t3\n\nAvec toute confirmation, veuillez agréer nos salutations distinguées.\n\nClaire Fontaine\nSecrétaire',
    'Geachte heer/mevrouw,\n\nHierbij bestellen wij de volgende materialen:\n\nLMS4-KIT\t3\n\nAfleveradres: Schoolstraat 4, 4811 AB Breda\nKostenplaats 4410\n\nMet vriendelijke groet,\nIlse Bakker\nOrthopedagoog\n076-5550100',
    'Sehr geehrte Damen und Herren,\n\nhiermit bestelle ich folgende Artikel auf Rechnung:\n\nLMS4-KIT\t3\n\nLieferanschrift:\nPraxis für Logopädie\nLindenweg 5\n\nWir bitten um Lieferung bis 30. November.',
    'Estimados señores:\n\nLes adjunto nuestro pedido para el presente curso:\n\nLMS4-KIT\t3\n\nReciban un cordial saludo,\nLucía Ramos',
    'Spett.le ditta,\ncon la presente si ordina il seguente materiale:\n\nLMS4-KIT\t3\n\nDistinti saluti\nLa segreteria',
    'School name: Oak Hill\nPhone: 555-0110\nLMS4-KIT, 3\nComments: none\nApproved: ______',
    'Please let me know if you have any questions.\nLMS4-KIT 3',
  ])('is none of mails and forms: %j [QO-09 d]', (text) => {
    expect(told(text)).not.toMatch(/[!_]/);
  });
});

describe('a sum of pieces', () => {
  it.each([
    ['LMS4-KIT 2\nVLS-KIT 3\nTotal items: 8', '2! 3!'],
    ['Item\tQty\nLMS4-KIT\t2\nVLS-KIT\t3\nTotal\t7', '2! 3!'],
    ['Artikel;Menge\nLMS4-KIT;2\nVLS-KIT;3\nSumme;6', '2! 3!'],
    ['LMS4-KIT 2\nVLS-KIT 3\nTotal items: 5', '2 3'],
    ['LMS4-KIT 2\nVLS-KIT 3\n2 items total', '2 3'],
    ['LMS4-KIT 2\nVLS-KIT 3\nTotal 1260.00', '2 3'],
    ['LMS4-KIT 2\nVLS-KIT 3\nTotal $8', '2 3'],
    ['Oak:\nLMS4-KIT 2\ntotal 2\nElm:\nVLS-KIT 3\nTotal 5', '2 3'],
  ])('is shown at all rows where theirs is another: %j → %s [QO-09 d]', (text, rows) => {
    expect(told(text)).toBe(rows);
  });
});

describe('a sign that takes a line out of a list', () => {
  it.each(['#', '// ', '-- '])('is told where other rows have none: %j [QO-09 d]', (sign) => {
    const signed = (text: string) =>
      readPaste(text).lines.map(({ quantity, remarks }) => `${quantity}${remarks ? '!' : ''}`);
    expect(signed(`LMS4-KIT, 3\n${sign}VLS-KIT, 2`)).toEqual(['3', '2!']);
    expect(signed('- LMS4-KIT, 3\n- VLS-KIT, 2')).toEqual(['3', '2']);
  });
});

describe('a number of a thousand or more', () => {
  it.each([
    ['9780158657196 2019\n9780306406157 2', '2019! 2'],
    ['LMS4-KIT 2026', '2026!'],
    ['Code\tQty\nLMS4-KIT\t2000', '2000'],
  ])('is told where no title says that it counts: %j → %s [QO-09 d]', (text, rows) => {
    const { lines } = readPaste(text);
    expect(lines.map(({ quantity, remarks }) => `${quantity}${remarks ? '!' : ''}`).join(' ')).toBe(rows);
  });
});

describe('a cell that shares a quantity out', () => {
  it.each([
    ['Language', '1 English 2 Spanish'],
    ['Ship to', '6 to Main, 4 to Annex'],
  ])('is told: %s %s [QO-09 d]', (title, cell) => {
    const { lines } = readPaste(`Item\tQty\t${title}\nLMS4-KIT\t2\tEnglish\nVLS-KIT\t3\t${cell}`);
    expect(lines.map(({ remarks }) => remarks !== undefined)).toEqual([false, true]);
  });
});
