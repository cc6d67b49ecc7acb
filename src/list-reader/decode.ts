/** The most bytes of a file, and the most characters of a text. What is larger is refused before it is read. [SEC-10] */
export const MAX_BYTES = 2 * 1024 * 1024;

/** Decodes bytes: by the byte order mark or zero bytes, as UTF-8 if valid, else as Windows-1252. Never throws. [QO-05] */
export function decode(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 4096);
  if (sample.length < 4) return undefined;
  let [even, odd] = [0, 0];
  sample.forEach((byte, i) => {
    if (byte === 0 && i % 2 === 0) even += 1;
    if (byte === 0 && i % 2 === 1) odd += 1;
  });
  // Digits, plain letters and separators have a zero byte in UTF-16. Other encodings have no zero bytes.
  const enough = sample.length / 8;
  if (odd > enough && odd > even * 4) return 'utf-16le';
  if (even > enough && even > odd * 4) return 'utf-16be';
  return undefined;
}
