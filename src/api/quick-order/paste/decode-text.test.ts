import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  [...text].forEach((_, i) => view.setUint16(i * 2, text.charCodeAt(i), littleEndian));
  return new Uint8Array(view.buffer);
};
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('decodeText', () => {
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
