import { describe, expect, it } from 'vitest';
import { quantitiesOf } from '../support/quantities-of.ts';

describe('notes beside a row', () => {
  it.each([
    ['Code\tTitle\tQty\tNotes\nLMS4-KIT\tKit\t3\tnot needed\nVLS-MAN\tManual\t4\t', '_ 4'],
    ['Code\tTitle\tQty\tNotes\nLMS4-KIT\tKit\t3\tmake it 5\nVLS-MAN\tManual\t4\t', '_ 4'],
    ['Code\tTitle\tQty\tComments\nLMS4-KIT\tKit\t3\talready received\nVLS-MAN\tManual\t4\turgent', '_ 4'],
    ['Code\tTitle\tQty\tComments\nLMS4-KIT\tKit\t3\tper classroom\nVLS-MAN\tManual\t4\t', '_ 4'],
    ['Code\tTitle\tQty\tComments\nLMS4-KIT\tKit\t3\tor 4 if budget allows\nVLS-MAN\tManual\t4\t', '_ 4'],
    ['Code\tQty\tStatus\nLMS4-KIT\t3\tRejected\nVLS-MAN\t4\tApproved', '_ 4'],
    ['Code\tQty\tStatus\nLMS4-KIT\t3\tDelivered\nVLS-MAN\t4\tOpen', '_ 4'],
    ['Code\tQty\tApproved\nLMS4-KIT\t3\tNo\nVLS-MAN\t4\tYes', '_ 4'],
    ['Code\tQty\tOrder (Y/N)\nLMS4-KIT\t3\tN\nVLS-MAN\t4\tY', '_ 4'],
    ['Référence\tQté\tRemarque\nLMS4-KIT\t3\tplutôt 5\nVLS-MAN\t4\t', '_ 4'],
    ['Référence\tQté\tRemarque\nLMS4-KIT\t3\tdéjà reçu\nVLS-MAN\t4\t', '_ 4'],
    ['Bestelnummer\tAantal\tOpmerking\nLMS4-KIT\t3\tmoet 5 zijn\nVLS-MAN\t4\t', '_ 4'],
    ['Código\tCantidad\tObservaciones\nLMS4-KIT\t3\tmejor 5\nVLS-MAN\t4\t', '_ 4'],
    ['Artikel\tMenge\tBemerkung\nLMS4-KIT\t3\tlieber 5\nVLS-MAN\t4\t', '_ 4'],
    ['Artikel;Menge;Notiz\nLMS4-KIT;3;nur wenn lieferbar\nVLS-MAN;4;', '_ 4'],
    ['| Code | Qty | Notes |\n|---|---|---|\n| LMS4-KIT | 3 | on hold |\n| VLS-MAN | 4 | |', '_ 4'],
    ['LMS4-KIT\t3\ton hold\nVLS-MAN\t4\t', '_ 4'],
    ['LMS4-KIT\t3\tif available\nVLS-MAN\t4\t', '_ 4'],
    ['LMS4-KIT | 3 | pending approval\nVLS-MAN | 4 |', '_ 4'],
  ])('that put its quantity in doubt ask for it alone: %j → %s [QO-09 d]', (text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });

  it.each([
    'Code\tTitle\tQty\tComments\nLMS4-KIT\tKit\t3\tfor room 12\nVLS-MAN\tManual\t4\tfor Mrs. Jones',
    'Code\tTitle\tQty\tNotes\nLMS4-KIT\tKit\t3\t3rd grade\nVLS-MAN\tManual\t4\tplease deliver to the library',
    'Code\tQty\tStatus\nLMS4-KIT\t3\tApproved\nVLS-MAN\t4\tOpen',
    'Code\tQty\tNotes\nLMS4-KIT\t3\tin stock\nVLS-MAN\t4\turgent',
    'Code\tTitle\tQty\nLMS4-KIT\tForms without Manual\t3\nVLS-MAN\tSample Reports\t4',
    'LMS4-KIT\tStarter kit with or without case\t3\nVLS-MAN\tManual\t4',
    '商品コード\t数量\t備考\nLMS4-KIT\t3\t至急\nVLS-MAN\t4\t',
  ])('that say nothing of it do not ask: %j [QO-09 d]', (text) => {
    expect(quantitiesOf(text)).toBe('3 4');
  });
});

describe('lines about the whole list', () => {
  it.each([
    'Please cancel the following:\nLMS4-KIT 3\nVLS-MAN 4',
    'CANCELLATION OF ORDER 45120\nLMS4-KIT 3\nVLS-MAN 4',
    'Bitte stornieren Sie folgende Positionen:\nLMS4-KIT 3\nVLS-MAN 4',
    'Please do not ship these:\nLMS4-KIT 3\nVLS-MAN 4',
    'Please double all quantities:\nLMS4-KIT 3\nVLS-MAN 4',
  ])('that take it back or multiply it ask: %j [QO-09 d]', (text) => {
    expect(quantitiesOf(text)).toBe('! _ _');
  });

  it.each([
    'LMS4-KIT 3\nVLS-MAN 4\n(all times 2)',
    'LMS4-KIT 3\nVLS-MAN 4\n2 sets of the above please',
    'LMS4-KIT 3\nVLS-MAN 4\nx 3 schools',
    'LMS4-KIT 3\nVLS-MAN 4\nQuantities are per school; we have 5 schools.',
  ])('ask behind it as well: %j [QO-09 d]', (text) => {
    expect(quantitiesOf(text)).toBe('_ _ !');
  });

  it.each([
    'LMS4-KIT 3\nVLS-MAN 4\nPlease don’t hesitate to call me.',
    'LMS4-KIT 3\nVLS-MAN 4\nNo cancellation after 30 days.',
  ])('that say something else do not ask: %j [QO-09 d]', (text) => {
    expect(quantitiesOf(text)).toBe('3 4 !');
  });
});

describe('a line that counts each of the list', () => {
  it.each([
    'Please send 4 of these:\nLMS4-KIT\nVLS-MAN',
    'Please send four of these:\nLMS4-KIT\nVLS-MAN',
    'Hello, we need 4 copies of the following tests\nLMS4-KIT\nVLS-MAN',
    '3 x of those below please:\nLMS4-KIT\nVLS-MAN',
    'Please send 4 copies:\nLMS4-KIT\nVLS-MAN',
    'I need 4:\nLMS4-KIT\nVLS-MAN',
    'Veuillez envoyer 4 exemplaires des articles suivants :\nLMS4-KIT\nVLS-MAN',
    'Graag 4 stuks van deze:\nLMS4-KIT\nVLS-MAN',
    'Quiero 4 unidades de los siguientes:\nLMS4-KIT\nVLS-MAN',
    'Bitte 4 Stück von diesen:\nLMS4-KIT\nVLS-MAN',
    'Please send 4 of these:\nLMS4-KIT, Starter Kit\nVLS-MAN, Scoring Manual',
    'Copies needed: 12\nLMS4-KIT\nVLS-MAN',
    'Number of students: 24\nLMS4-KIT\nVLS-MAN',
    'Kits (4)\nLMS4-KIT\nVLS-MAN',
    'Please order:\t4\nLMS4-KIT\nVLS-MAN',
    '4, please\nLMS4-KIT\nVLS-MAN',
    'Quantity,4\nLMS4-KIT\nVLS-MAN',
    'Qty;4\nLMS4-KIT\nVLS-MAN',
  ])('asks for the rows that name no quantity: %j [QO-09 d]', (text) => {
    expect(quantitiesOf(text)).toBe('! _ _');
  });

  it.each([
    'Subject: 5 kits',
    'Subject: 5',
    'Subject:5 kits',
    'Subject: five kits',
    'Subject: kits x 5',
    'Subject: Lindgren kits (5)',
    'Subject: 5 test folders',
    'Subject: please send 5 binders',
    'RE: 5 kits for Grade 4',
    'Fwd: Re: 5 kits',
    'Order: 5 kits',
    'Order for 5 kits',
    'Order for 24 students',
    '5 kits',
    'We need 5',
    'We need 5 kits',
    'I would like 5 starter kits.',
    'Request: 5 sets',
    'Betreff: 5 Kits',
    'Betreff: 5 Testmappen',
    'AW: 5 Testmappen',
    'Bestellung: 5 Testmappen',
    'Wir brauchen 5 Sätze',
    'Objet : 5 exemplaires',
    'Objet : commande de 5 coffrets',
    'Commande : 5 jeux',
    'Onderwerp: 5 testboeken',
    'Bestelling: 5 stuks',
    'Asunto: 5 juegos',
    'Pedido: 5 cuadernos',
    'Oggetto: 5 kit',
    'Assunto: 5 cadernos',
    '件名：5冊',
  ])('asks above the codes as the head of a mail or of the list does: %j [QO-09 d]', (head) => {
    expect(quantitiesOf(`${head}\nLMS4-KIT\nVLS-MAN`)).toBe('! _ _');
    expect(quantitiesOf(`${head}\n\nLMS4-KIT\nVLS-MAN x 2`)).toBe('! _ 2');
  });

  it.each([
    'Subject: order',
    'Subject: order 4512',
    'Subject: Order for room 12',
    'Subject: PO 4711',
    'Subject: your quote no. 88',
    'Subject: Grade 4 materials',
    'Subject: 4th grade materials',
    'Subject: Year 7',
    'Subject: 2026 order',
    'Subject: order of 12 May',
    'Betreff: Bestellung vom 12. Mai',
    'Betreff: Klasse 4',
    'Objet : commande du 12 mai',
    'Onderwerp: bestelling groep 4',
    'Date: 12 May 2026',
    'Sent: Monday, 12 May 2026 10:03',
    'Tel: 555 1234',
    'PO: 12345',
    'Subject: 1 kit',
    'Please send the 2 kits below',
  ])('is none where the number of a mail’s head is another thing’s: %j [QO-09 d]', (head) => {
    expect(quantitiesOf(`${head}\nLMS4-KIT\nVLS-MAN`)).toBe('! 1 1');
  });

  it('is none below the codes, where a text says what the product holds [QO-09 d]', () => {
    expect(quantitiesOf('LMS4-KIT\nWith 25 copies of the form\nVLS-MAN')).toBe('1 ! 1');
  });

  it.each([
    'Class sets; 4 of each\nLMS4-KIT\nVLS-MAN',
    'Bonjour, 4 de chaque SVP\nLMS4-KIT\nVLS-MAN',
    'Hi, 3 copies each\nLMS4-KIT\nVLS-MAN',
  ])('asks though a comma or a semicolon parts it: %j [QO-09 d]', (text) => {
    expect(quantitiesOf(text)).toBe('! _ _');
  });

  it.each([
    ['LMS4-KIT,VLS-KIT\n4,3', '_ _ !'],
    ['LMS4-KIT\tVLS-KIT\n4\t3', '_ _ !'],
    ['LMS4-KIT VLS-KIT\n4 3', '_ _ !'],
  ])('asks below the codes, and where a row of counts does: %j → %s [QO-09 d]', (text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });

  it('asks wherever it stands, and leaves a row that names its own [QO-09 d]', () => {
    expect(quantitiesOf('LMS4-KIT\nVLS-MAN\nI would like 4 of these please')).toBe('_ _ !');
    expect(quantitiesOf('Please send 4 of these:\nLMS4-KIT\nVLS-MAN x 2')).toBe('! _ 2');
  });

  it.each([
    'Please send one of these:\nLMS4-KIT\nVLS-MAN',
    'Please send these:\nLMS4-KIT\nVLS-MAN',
    'Hello, order no 4711:\nLMS4-KIT\nVLS-MAN',
    'For room 204:\nLMS4-KIT\nVLS-MAN',
    'Please deliver before 2025-09-04:\nLMS4-KIT\nVLS-MAN',
    'Grade 4:\nLMS4-KIT\nVLS-MAN',
    'Room, 204\nLMS4-KIT\nVLS-MAN',
    'Kits for grade 4\nLMS4-KIT\nVLS-MAN',
    'Order, 4711\nLMS4-KIT\nVLS-MAN',
    'Please send these 2 kits:\nLMS4-KIT\nVLS-MAN',
  ])('is none where its number is another thing’s: %j [QO-09 d]', (text) => {
    expect(quantitiesOf(text)).toBe('! 1 1');
  });
});

describe('a number and a colon before the code', () => {
  it.each([
    ['2: LMS4-KIT', '_'],
    ['5 : LMS4-KIT', '_'],
    ['2: 9780306406157', '_'],
    ['2: LMS4-KIT\n3: VLS-MAN', '_ _'],
    ['3: LMS4-KIT\nVLS-MAN', '_ 1'],
    ['2 x: LMS4-KIT', '2'],
    ['Qty 2: LMS4-KIT', '2'],
    ['LMS4-KIT: 2', '2'],
    ['1: LMS4-KIT 4\n2: VLS-MAN 5', '4 5'],
  ])('may number the line, and asks: %j → %s [QO-09 d]', (text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });
});

describe('a line that could not be read', () => {
  it.each([
    'LMS4-KIT 2\nVLS-MAN 3\nCorrection: LMS4-KIT should be 5',
    'LMS4-KIT 2\nVLS-MAN 3\nPS: make that 5 of LMS4-KIT',
    'LMS4-KIT 2\nVLS-MAN 3\nCancel LMS4-KIT',
  ])('opens what another says of its product: %j [QO-09 d]', (text) => {
    expect(quantitiesOf(text)).toBe('_ 3 !');
  });
});

describe('the same count in several columns', () => {
  it.each([
    ['two schools', 'Code\tSchool A\tSchool B\nLMS4-KIT\t3\t3\nVLS-MAN\t4\t4', '_ _'],
    ['two years', 'Code;Year 1;Year 2\nLMS4-KIT;3;3\nVLS-MAN;4;5', '_ _'],
    ['no heading', 'LMS4-KIT\t3\t3\nVLS-MAN\t4\t4', '_ _'],
    ['two titles of the quantity', 'Code\tQty\tQuantity\nLMS4-KIT\t3\t3\nVLS-MAN\t4\t4', '3 4'],
  ])('is the quantity where all are called so, and else asks: %s [QO-09 d]', (_case, text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });
});
