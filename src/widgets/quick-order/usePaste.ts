import { useMemo, type ClipboardEvent, type Dispatch } from 'react';
import type { PasteResult } from '../../api/quick-order/paste/read-paste.ts';
import { LONGEST_CODE } from './useDraft.ts';
import type { QuickOrderAction } from './state/quick-order-actions.ts';

export type Paste = {
  /** Reads a list and places its lines; the promise never rejects. */
  placeText: (text: string) => Promise<void>;
  placeFile: (file: File) => Promise<void>;
  /** What a code field does with a paste: one code goes into the field as usual, a list goes into the rows. */
  pasteIntoField: (event: ClipboardEvent<HTMLInputElement>, id: number) => void;
};

/** The reader is 6 kB that most visits never need. */
const reader = () => import('../../api/quick-order/paste/read-paste.ts');

export const usePaste = (dispatch: Dispatch<QuickOrderAction>): Paste =>
  useMemo(() => {
    const placeText = async (text: string) => dispatch(await readText(text));
    const placeFile = async (file: File) => dispatch(await readFile(file));
    const pasteIntoField = (event: ClipboardEvent<HTMLInputElement>, id: number) => {
      if (event.currentTarget.readOnly) return;
      const [file] = event.clipboardData.files;
      const text = event.clipboardData.getData('text/plain');
      if (file === undefined && isOneCode(text)) return;
      event.preventDefault();
      void (file && text === '' ? placeFile(file) : readIntoField(text, id).then(dispatch));
    };
    return { placeText, placeFile, pasteIntoField };
  }, [dispatch]);

const NOT_TO_BE_HAD: Placing = { type: 'not-read', problem: { code: 'unavailable' } };

const readText = async (text: string): Promise<QuickOrderAction> => {
  try {
    return { type: 'placed', result: (await reader()).readPaste(text) };
  } catch {
    return NOT_TO_BE_HAD;
  }
};

/** One line in which no code is found goes into the field as it is, for the shopper to see and mend. */
const readIntoField = async (text: string, id: number): Promise<QuickOrderAction> => {
  const read = await readText(text);
  const oneLine = text.length <= LONGEST_CODE && !/[\n\r]/.test(text.trim());
  const empty = read.type === 'placed' && read.result.lines.length === 0;
  return oneLine && empty ? { type: 'code-typed', id, value: text.trim() } : read;
};

const readFile = async (file: File): Promise<QuickOrderAction> => {
  const name = file.name.slice(0, 80);
  try {
    return { ...(await placing(file)), file: name };
  } catch {
    return { ...NOT_TO_BE_HAD, file: name };
  }
};

type Placing = Extract<QuickOrderAction, { type: 'placed' | 'not-read' }>;

const placing = async (file: File): Promise<Placing> => {
  const { MAX_FILE_BYTES, readPasteFile, tooLarge } = await reader();
  if (isWorkbook(file.name)) return { type: 'not-read', problem: { code: 'workbook' } };
  if (file.size > MAX_FILE_BYTES) return placed(tooLarge(file.size, MAX_FILE_BYTES));
  return placed(readPasteFile(new Uint8Array(await file.arrayBuffer())));
};

const placed = (result: PasteResult): Placing => ({ type: 'placed', result });

const isWorkbook = (name: string): boolean => /\.(xls[xmb]?|ods|numbers|pdf|docx?)$/i.test(name);

/** A code alone, with nothing to read out of it: words, hyphens, and the spaces of an ISBN. */
const isOneCode = (text: string): boolean => {
  if (text.length > 60) return false;
  const bare = text.trim();
  return /^[\w.\-/\u2010-\u2015]+$/.test(bare) || /^97[89](?:[ -]?\d){10}$/.test(bare) || bare === '';
};
