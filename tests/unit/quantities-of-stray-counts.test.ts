import { describe, expect, it } from 'vitest';
import { quantitiesOf } from '../support/quantities-of.ts';

const ROWS = 'LMS4-KIT\nVLS-KIT';

describe('a line without a code that holds a count', () => {
  it.each([
    '(x3)',
    'Three complete sets:',
    'Order qty 3',
    '# of copies: 3',
    'No. of copies 3',
    'Items below, qty 3',
    'Order quantity: 3 of all',
    'All of these in triplicate:',
    'In duplicate, please',
    'Twenty-five of everything',
    'Il nous faut 5 de tout :',
    'Trois jeux complets :',
    'Lot de 5 :',
    'En trois exemplaires SVP',
    'Le tout en double',
    'Vingt-quatre de tout',
    'Alles doppelt:',
    'Fünf Stück von allem:',
    'Bitte 4fach:',
    'Bitte dreifach',
    'Anzahl Exemplare: drei',
    'Klassensatz (30):',
    'Alles dubbel:',
    'Alles in drievoud:',
    'Van alles 3 stuks',
    'telkens 3 exemplaren',
    'Cuatro de todo:',
    '4 c/u:',
    'Todo por duplicado',
    'Veinticinco de todo',
    '2セット',
    '注文数：4',
    '全て2冊',
    '全商品4個',
    '数量はすべて4',
    '各四冊',
    '二セットずつ',
    'the usual for our 3 sites please:',
    'one per student',
    'for each student',
    'class sets',
    'un jeu par élève',
    'voor iedereen',
    'para toda la clase',
    '20er Pack',
    'Qty 1,000',
    '③',
    'III',
    'plusieurs exemplaires :',
    'varias copias',
    'une vingtaine de tout',
    '人数分お願いします',
    '数冊ずつ',
    '複数お願いします',
    '3 separate sets',
    '2-3 copies of it all',
    'All 3pcs',
    'Qty3',
    '+3',
  ])('makes the rows without a quantity ask, above and below them: %j [QO-09 d]', (line) => {
    expect(quantitiesOf(`${line}\n${ROWS}`)).toBe('! _ _');
    expect(quantitiesOf(`${ROWS}\n${line}`)).toBe('_ _ !');
  });

  it.each([
    'qty three',
    'Fünfundzwanzig Stück',
    '×3',
    'x 3',
    '3 please',
    'Please send 3.',
    'Two sets please',
    'all in 2 copies',
    'x 3 for everything',
    'Qty for all: 3',
    'Both: three copies',
    'en double',
    'Alles 2x',
    'allebei 3 keer',
    'por duplicado',
  ])('makes the rows above it ask: %j [QO-09 d]', (line) => {
    expect(quantitiesOf(`${ROWS}\n${line}`)).toMatch(/^_ _( !)?$/);
  });

  it.each([
    ['LMS4-KIT\n(two)\nVLS-KIT\n(three)', '_ ! _ !'],
    ['2 of\nLMS4-KIT\n3 of\nVLS-KIT', '! _ ! _'],
  ])('makes the rows round it ask: %j → %s [QO-09 d]', (text, expected) => {
    expect(quantitiesOf(text)).toBe(expected);
  });

  it('leaves a row alone that names its quantity [QO-09 d]', () => {
    expect(quantitiesOf('Three complete sets:\nLMS4-KIT x 2\nVLS-KIT')).toBe('! 2 _');
  });

  it.each([
    'Room 12',
    'Room, 204',
    'Grade 3',
    'Net 30',
    'Thank you for each other',
    'Please confirm per e-mail',
    'よろしくお願いいたします。',
    'ありがとうございます',
    '〒100-0001 東京都千代田区千代田1-1-1',
    '電話 03-1234-5678',
    'Page 1 of 2',
    'Ages 6-16',
    'for 9-12 years',
    'Tel. 0221 / 12 34 56-7',
    'Tél. : 01 42 33 44 55',
    '12 bis, rue Victor-Hugo',
    'Gartenstraße 12 a',
    'Dorpsstraat 12',
    'C/ Mayor, 12, 3º B',
    '22-24 High Street',
    'Cost centre 410',
    'On Mon, May 12, 2025 at 10:30 AM Dana wrote:',
    'Sent: Monday, 12 May 2025 10:30',
    'Quote valid 30 days',
    'For our second-grade teachers',
    'School District 65',
    '令和7年5月12日',
    'PO 123',
    'PO 4512001',
    'Ext. 12',
    '3rd floor',
    'Tel. 555 0100',
    'Tel: +1 (555) 010-0100',
    'Springfield, IL 62704',
    '1012 AB Amsterdam',
    '100-0001 東京都千代田区',
    '12 Main Street',
    'Kerkstraat 5',
    'Hauptstr. 12',
    '5 rue de la Paix',
    'Calle Mayor 5',
    'Please deliver before 12 May',
    'by 12/10',
    'am 12.05.2026',
    'at 10:30',
    'Total $250',
    'Due by Friday',
    'Ten behoeve van mevrouw de Vries',
    'Voor onze school',
    'dana@clinic12.example',
    'https://clinic.example/3/orders',
    'We are one team',
    'Please send these 2 kits',
    'Please send these two kits',
  ])('is none where its number is another thing’s: %j [QO-09 d]', (line) => {
    expect(quantitiesOf(`${line}\n${ROWS}`)).toBe('! 1 1');
    expect(quantitiesOf(`${ROWS}\n${line}`)).toBe('1 1 !');
  });
});
