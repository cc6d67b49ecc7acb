const HEAD = '%PDF-';
const END = '%%EOF';

/** How far before the end of a file PDF readers look for the end mark, in bytes. */
const END_WITHIN = 1024;

/**
 * Returns whether a file is a complete PDF, by its first bytes and its end mark: its type proves nothing. Source: SEC-08.
 */
export const isWholePdf = async (file: Blob): Promise<boolean> => {
  const [head, end] = await Promise.all([
    file.slice(0, HEAD.length).text(),
    file.slice(Math.max(0, file.size - END_WITHIN)).text(),
  ]);
  return head === HEAD && end.includes(END);
};
