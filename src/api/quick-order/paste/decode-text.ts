import { decodeAsian } from './asian-text.ts';

/**
 * Decodes the bytes of a file or the clipboard. Uses the byte order mark; else UTF-16 if the positions of zero bytes show
 * it; else UTF-8 if valid; else an encoding of Japan, Korea or China if its characters fit; else Windows-1252, which older
 * spreadsheets save. Never throws: bytes that are not text give meaningless text. The mark is not part of the result.
 * [QO-05]
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeAsian(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  }
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 4096);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, i) => {
    if (byte === 0 && i % 2 === 0) even += 1;
    if (byte === 0 && i % 2 === 1) odd += 1;
  });
  // Codes, digits and separators are ASCII, whose high byte is zero in UTF-16. Other encodings have no zero bytes.
  const enough = sample.length / 8;
  if (sample.length < 4) return undefined;
  if (odd > enough && odd > even * 4) return 'utf-16le';
  if (even > enough && even > odd * 4) return 'utf-16be';
  return undefined;
}
