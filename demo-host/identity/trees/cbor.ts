type Cbor = number | string | Uint8Array | readonly Cbor[] | ReadonlyMap<Cbor, Cbor> | boolean | null;

/** Reads the first item of CBOR, as far as passkeys use it. Throws for anything else. */
export const readCbor = (bytes: Uint8Array): Cbor => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const length = (short: number): number => {
    if (short < 24) return short;
    const size = { 24: 1, 25: 2, 26: 4 }[short];
    if (size === undefined) throw new Error('CBOR of a length that is not read here.');
    at += size;
    return size === 1 ? view.getUint8(at - 1) : size === 2 ? view.getUint16(at - 2) : view.getUint32(at - 4);
  };
  const slice = (count: number): Uint8Array => {
    if (at + count > bytes.length) throw new Error('CBOR that ends too early.');
    at += count;
    return bytes.slice(at - count, at);
  };
  const item = (): Cbor => {
    const head = view.getUint8(at);
    at += 1;
    const [major, short] = [head >> 5, head & 31];
    if (major === 7) return short === 21 ? true : short === 20 ? false : null;
    const count = length(short);
    switch (major) {
      case 0:
        return count;
      case 1:
        return -1 - count;
      case 2:
        return slice(count);
      case 3:
        return new TextDecoder().decode(slice(count));
      case 4:
        return Array.from({ length: count }, item);
      case 5:
        return new Map(Array.from({ length: count }, () => [item(), item()] as const));
      default:
        throw new Error('CBOR of a kind that is not read here.');
    }
  };
  return item();
};
