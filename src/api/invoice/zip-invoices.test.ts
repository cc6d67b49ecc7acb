import { expect, it } from 'vitest';
import { ServiceError } from '../../core/errors.ts';
import { zipInvoices } from './zip-invoices.ts';

const IDS = Array.from({ length: 9 }, (_, at) => `INV-${at}`);
const WRONG: Readonly<Record<string, ServiceError>> = {
  'INV-2': new ServiceError('empty', { kind: 'shape', status: 200, type: 'EmptyPdf' }),
  'INV-4': new ServiceError('HTML', { kind: 'shape', status: 200 }),
  'INV-7': new ServiceError('no answer', { kind: 'network', status: 0 }),
};

/** Returns the names and sizes in a ZIP, from its directory at the end. */
const filesIn = async (zip: Blob) => {
  const bytes = new DataView(await zip.arrayBuffer());
  const files: string[] = [];
  for (let at = 0; at < bytes.byteLength - 4; at += 1) {
    if (bytes.getUint32(at, true) !== 0x02_01_4b_50) continue;
    const length = bytes.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(bytes.buffer, at + 46, length));
    files.push(`${name} ${bytes.getUint16(at + 10, true)} ${bytes.getUint32(at + 20, true)}`);
  }
  return files;
};

const work = (read: (id: string) => Promise<Blob>, signal = new AbortController().signal) => {
  const done: number[] = [];
  const failedText = (failed: readonly { id: string; why: string }[]) =>
    failed.map(({ id, why }) => `${id} ${why}`).join();
  return {
    done,
    given: {
      read,
      nameOf: (id: string) => `${id}.pdf`,
      failedText,
      onDone: (at: number) => void done.push(at),
      signal,
    },
  };
};

it('stores each PDF in order, four under way, and names the failed ones in failed.txt [LEAD-06 b]', async () => {
  let underWay = 0;
  let most = 0;
  const { given, done } = work(async (id) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((later) => setTimeout(later));
    underWay -= 1;
    if (WRONG[id]) throw WRONG[id];
    return new Blob(['%PDF-', id]);
  });
  const { file, failed } = await zipInvoices(IDS, given);
  expect(failed).toEqual([
    { id: 'INV-2', why: 'empty' },
    { id: 'INV-4', why: 'notPdf' },
    { id: 'INV-7', why: 'unreached' },
  ]);
  expect([most, done]).toEqual([4, [1, 2, 3, 4, 5, 6, 7, 8, 9]]);
  expect(await filesIn(file)).toEqual([
    ...IDS.filter((id) => !WRONG[id]).map((id) => `${id}.pdf 0 10`),
    `failed.txt 0 ${'INV-2 empty,INV-4 notPdf,INV-7 unreached'.length}`,
  ]);
});

it('gives no file where no PDF was had, and rejects as soon as it is given up [LEAD-06 b]', async () => {
  const none = work(() => Promise.reject(WRONG['INV-2']!)).given;
  await expect(zipInvoices(['INV-2'], none)).rejects.toThrow('No PDF could be had.');
  const abort = new AbortController();
  const asked: string[] = [];
  const { given } = work((id) => {
    asked.push(id);
    if (id === 'INV-1') abort.abort();
    return Promise.resolve(new Blob(['%PDF-']));
  }, abort.signal);
  await expect(zipInvoices(IDS, given)).rejects.toThrow();
  expect(asked.length).toBeLessThan(IDS.length);
});
