/**
 * The body of an answer, or undefined when it is longer than `most` bytes: the rest of it is let go, not read. Counted as
 * it comes: a length that the answer claims may be that of its compressed form.
 */
export const readBytes = async (
  { body }: Response,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const parts: BlobPart[] = [];
  const reader = body?.getReader();
  for (let bytes = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > most) return void reader.cancel();
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};
