import { downloadZip } from 'client-zip';
import { whyNoPdf, type NoPdf } from './invoice-pdf.ts';

/** How many PDFs are fetched at the same time. */
const AT_ONCE = 4;

export type FailedPdf = { id: string; why: NoPdf };

type Work = {
  read: (id: string) => Promise<Blob>;
  /** The name of a PDF in the ZIP. */
  nameOf: (id: string) => string;
  /** The text of `failed.txt`, which names what is missing. */
  failedText: (failed: readonly FailedPdf[]) => string;
  /** Called after each invoice with how many are through, whether or not they were had. */
  onDone: (done: number) => void;
  signal: AbortSignal;
};

type Part = { id: string; file: Blob } | FailedPdf;

/** Fetches invoices' PDFs into one ZIP, in order; `failed.txt` names the missing. Rejects if there is none (LEAD-06 b). */
export const zipInvoices = async (
  ids: readonly string[],
  work: Work,
): Promise<{ file: Blob; failed: readonly FailedPdf[] }> => {
  const { signal } = work;
  const failed: FailedPdf[] = [];
  const part = (id: string): Promise<Part> =>
    work.read(id).then(
      (file) => ({ id, file }),
      (error: unknown) => ({ id, why: whyNoPdf(error) }),
    );
  async function* files() {
    const left = [...ids];
    const begun = left.splice(0, AT_ONCE).map(part);
    for (let done = 1; begun.length > 0; done += 1) {
      // The ZIP has one file after the other; the next ones are on their way meanwhile.
      // oxlint-disable-next-line no-await-in-loop
      const one = (await begun.shift())!;
      signal.throwIfAborted();
      begun.push(...left.splice(0, 1).map(part));
      if ('file' in one) yield { name: work.nameOf(one.id), input: one.file };
      else failed.push(one);
      work.onDone(done);
    }
    if (failed.length > 0) yield { name: 'failed.txt', input: work.failedText(failed) };
  }
  const file = await downloadZip(files()).blob();
  if (failed.length === ids.length) throw new Error('No PDF could be had.');
  return { file, failed };
};
