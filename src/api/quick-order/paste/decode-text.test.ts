import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  [...text].forEach((_, i) => view.setUint16(i * 2, text.charCodeAt(i), littleEndian));
  return new Uint8Array(view.buffer);
};
const utf8 = (text: string) => new TextEncoder().encode(text);

type Label = 'shift_jis' | 'euc-kr' | 'gb18030' | 'big5' | 'windows-1252';

/** Encodes a text by trying all values of one and two bytes, because there is no encoder. */
const bytesIn = (label: Label, text: string): Uint8Array => {
  const decoder = new TextDecoder(label, { fatal: true });
  const known = new Map<string, number[]>();
  const learn = (bytes: number[]) => {
    try {
      const sign = decoder.decode(Uint8Array.from(bytes));
      if (!known.has(sign)) known.set(sign, bytes);
    } catch {
      // These bytes are not a character.
    }
  };
  for (let byte = 0; byte < 256; byte += 1) learn([byte]);
  for (let lead = 0x81; lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1) learn([lead, trail]);
  return Uint8Array.from([...text].flatMap((sign) => known.get(sign) ?? []));
};

describe('decodeText', () => {
  it.each<[Label, string]>([
    ['shift_jis', '商品コード,数量\r\nLMS4-KIT,3'],
    ['shift_jis', 'ISBN;ご注文冊数;書名\r\n9780135893654;2;読み書きの検査'],
    ['shift_jis', 'コード,タイトル\nLMS4-KIT,スクリーニング'],
    ['euc-kr', '상품코드,주문수량\r\nLMS4-KIT,3'],
    ['euc-kr', 'ISBN;수량\r\n9780135893654;2'],
    ['gb18030', '商品编号,订购数量\r\nLMS4-KIT,3'],
    ['gb18030', 'ISBN;数量;书名\r\n9780135893654;2;儿童阅读测验手册'],
    ['big5', '商品編號,訂購數量\r\nLMS4-KIT,3'],
    ['big5', 'ISBN;數量;書名\r\n9780135893654;2;兒童閱讀測驗手冊'],
    ['windows-1252', 'Référence;Qté\r\nLMS4-KIT;3'],
    ['windows-1252', 'Größe;Stückzahl;Änderung\r\nLMS4-KIT;3;ÄÖÜ'],
    ['windows-1252', 'Código;Descripción;Año\r\nLMS4-KIT;Evaluación – niños;2'],
    ['windows-1252', 'Bénéficiaire;«Évaluation» n° 2\r\nLMS4-KIT;3'],
    ['windows-1252', 'À'],
    ['windows-1252', '£'],
  ])('reads %s as what it says: %s [QO-05 part]', (label, text) => {
    expect(decodeText(bytesIn(label, text))).toBe(text);
  });

  it.each([
    ['no bytes', new Uint8Array(), ''],
    ['one byte', new Uint8Array([0x41]), 'A'],
    ['a lone zero', new Uint8Array([0]), '\u0000'],
    ['half a byte order mark', new Uint8Array([0xff]), 'ÿ'],
    ['UTF-8', utf8('Référence;٣'), 'Référence;٣'],
    ['UTF-8 with its mark', utf8('\uFEFFCódigo'), 'Código'],
    ['UTF-16LE with its mark', utf16('\uFEFF978é', true), '978é'],
    ['UTF-16BE with its mark', utf16('\uFEFF978é', false), '978é'],
    ['UTF-16LE without a mark', utf16('978;3\r\nLMS4-KIT;2', true), '978;3\r\nLMS4-KIT;2'],
    ['UTF-16BE without a mark', utf16('注文\t978;3', false), '注文\t978;3'],
    ['Windows-1252', new Uint8Array([0x51, 0x74, 0xe9, 0x3b, 0x96, 0x80]), 'Qté;–€'],
    ['UTF-8 cut off in mid-character', utf8('é').subarray(0, 1), 'Ã'],
  ])('reads %s [QO-05 part]', (_, bytes, text) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it('gives some text for any bytes [QO-05 part]', () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => (i * 7919 + (i >> 3)) % 256);
    expect(decodeText(bytes).length).toBeGreaterThan(0);
  });
});
