/**
 * Reads the body of an answer. Returns undefined if it is longer than `most` bytes; the rest is then not read. The bytes
 * are counted as they come, because the Content-Length may be that of the compressed form.
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
