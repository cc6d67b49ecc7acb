import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import {
  cleanedLine,
  cleanedName,
  holdsName,
  isPlainName,
  isPostBox,
  wrongCharacters,
} from './address-text.rules.ts';
import { mendText } from './mend-text.rules.ts';

describe('a line of an address', () => {
  everyRow([
    ['spaces around it', '  12 Oak St  ', '12 Oak St'],
    ['line breaks and tabs', '12 Oak St\r\nSuite\t3', '12 Oak St Suite 3'],
    ['several spaces, hard and thin ones', '12\u00A0 \u2009Oak', '12 Oak'],
    ['signs that nobody sees', '\uFEFF12\u200B Oak\u00AD St\u2060', '12 Oak St'],
    ['marks of direction', '\u202B12 Oak St\u202C\u200F', '12 Oak St'],
    ['a typographic apostrophe', 'O’Brien’s Lane', "O'Brien's Lane"],
    ['long hyphens', '12–14 Oak—West', '12-14 Oak-West'],
    ['full-width letters', '１２　Ｏａｋ，Ｓｔ', '12 Oak,St'],
    ['nothing but signs that nobody sees', '\u200B \u200E\n', ''],
  ])('is mended of %s [CHK-20 b part]', (_what, typed, meant) => {
    expect(mendText(typed)).toBe(meant);
  });

  everyRow([
    ["2200 Lakeview Ave., Suite 300 - B/C #4 & (rear) O'Neil", ''],
    ['Rue Montréal', 'é'],
    ['Café Münster é', 'é ü'],
    ['5 @ Home*', '@ *'],
    ['12 Oak 👩‍⚕️', '👩‍⚕️'],
    ['東京都港区芝公園', '東 京 都 港 区 …'],
    ['שד 5', '\u2068ש\u2069 \u2068ד\u2069'],
    ['<b>1</b>', '< >'],
    ['e\u0301', 'e\u0301'],
  ])('with %j may not have %j [CHK-20 b part]', (line, wrong) => {
    expect(wrongCharacters(line)).toBe(wrong);
  });

  everyRow([
    ['Montréal', 'Montreal'],
    ['Straße 5', 'Strasse 5'],
    ['12 Oak 👩‍⚕️', '12 Oak'],
    ['5 @ Home', '5 Home'],
    ['Łódzka', 'Lodzka'],
    ['東京 5', undefined],
    ['12 Oak', undefined],
    ['👩‍⚕️', undefined],
  ])('that is %j is cleaned to %j [CHK-20 b part]', (line, cleaned) => {
    expect(cleanedLine(line)).toBe(cleaned);
  });
});

describe('a name', () => {
  everyRow([
    ['Ana', true],
    ["Mary-Ann O'Brien", true],
    ['Tomás', false],
    ['Ana 2', false],
    ['Dr. Who', false],
    ['李', false],
    ['Ana 😀', false],
  ])('that is %j is plain: %s [CHK-20 b part]', (name, plain) => {
    expect(isPlainName(name)).toBe(plain);
  });

  everyRow([
    ['Tomás', 'Tomas'],
    ['Dr. Who', 'Dr Who'],
    ['Ana 😀', 'Ana'],
    ['Søren Þór', 'Soren Thor'],
    ['Ana2', 'Ana'],
    ['李 Ana', undefined],
    ['מרים', undefined],
    ['42', undefined],
  ])('that is %j is offered as %j [CHK-20 b part]', (name, cleaned) => {
    expect(cleanedName(name)).toBe(cleaned);
  });
});

describe('a post-office box', () => {
  everyRow([
    'P.O. Box 1180',
    'PO Box 12',
    'p o box 3',
    'P.O.Box 7',
    'po box',
    'Suite 4, PO BOX 9',
    'Post Office Box 5',
    'GPO Box 2890',
    'Postbus 12',
    'Apartado 44',
    'Apartado de correos 44',
    'Apdo. 44',
    'Case postale 12',
    'Private Bag 92',
    'Locked Bag 1',
    'P.O. #55',
    'Apdo. Correos 12',
    'Apartado 12',
    'Boite postale 45',
    'BP 45',
    'B.P. 45',
    'P/O Box 7',
    'Caller Box 7',
    'Box 65 RR 2',
  ])('is %j [CHK-20 c]', (line) => {
    expect(isPostBox(line)).toBe(true);
  });

  everyRow([
    '12 Box Lane',
    '5 Poplar Boxwood Rd',
    '7 Depot Street',
    'Calle Apartadores 3',
    'Po Street 5',
    'Postbusters Ave 1',
    '9 Lockedbagger Way',
    'Bagshot Road 4',
    '3 Postale Court',
    '1 Capo Box',
    '4 Apartado Court',
    'Apartado Court 4',
    '12 BPX Way 3',
  ])('is not %j [CHK-20 c]', (line) => {
    expect(isPostBox(line)).toBe(false);
  });
});

describe('a street', () => {
  const ana = { firstName: 'Ana', lastName: 'Martin', organization: 'Riverside School District' };

  everyRow([
    ['Ana Martin, 12 Oak St', true],
    ['12 Oak St, MARTIN, Ana', true],
    ['c/o Ana  Martin', true],
    ['Riverside School District, 12 Oak', true],
    ['riverside-school-district', true],
    ['12 Martin Street', false],
    ['12 Ana Street', false],
    ['Anastasia Martinez Way 5', false],
    ['Riverside Road 3', false],
    ['12 Oak St', false],
  ])('that is %j holds who it is for: %s [CHK-20 d]', (line, holds) => {
    expect(holdsName(line, ana)).toBe(holds);
  });

  it('is not held to a name that is not there, nor told apart by its marks [CHK-20 d]', () => {
    expect(holdsName('12 Oak St', { firstName: '', lastName: '' })).toBe(false);
    expect(holdsName('12 Martin St', { firstName: '', lastName: 'Martin' })).toBe(false);
    expect(holdsName('Tomas Munoz, Oak 5', { firstName: 'Tomás', lastName: 'Muñoz' })).toBe(true);
  });
});
