const HEAD = '%PDF-';
const END = '%%EOF';

/** How far from its end a reader of PDFs looks for the mark, in bytes. */
const END_WITHIN = 1024;

/**
 * Whether a file is a PDF by its first bytes, and whole by the mark at its end. A page of HTML can carry any type, and an answer that was
 * cut has a head. Source: SEC-08.
 */
export const isWholePdf = async (file: Blob): Promise<boolean> => {
  const [head, end] = await Promise.all([
    file.slice(0, HEAD.length).text(),
    file.slice(Math.max(0, file.size - END_WITHIN)).text(),
  ]);
  return head === HEAD && end.includes(END);
};
