import { useMemo, type ClipboardEvent, type Dispatch } from 'react';
import { late } from '../../core/late.ts';
import { LONGEST_CODE } from './useDraft.ts';
import type { QuickOrderAction } from '../../api/quick-order/list/quick-order-actions.ts';

export type Paste = {
  /** Reads a list and places its lines. The promise never rejects. */
  placeText: (text: string) => Promise<void>;
  placeFile: (file: File) => Promise<void>;
  /** Handles a paste into a code field: one code goes into the field as usual, a list goes into the rows. */
  pasteIntoField: (event: ClipboardEvent<HTMLInputElement>, id: number) => void;
};

type ListParts = typeof import('./parts/list-parts.ts');

let loaded: ListParts | undefined;

/** Loads the reader and the notices of its result: 7 kB that most visits never need. */
export const listParts = async (): Promise<ListParts> =>
  (loaded ??= await late(() => import('./parts/list-parts.ts')));

/** Returns that code if it has loaded, so that a list's rows and its report are drawn together (PERF-09). */
export const loadedListParts = (): ListParts | undefined => loaded;

/** Loads the reader when Control or Command is pressed, which usually precedes a paste. */
export const comeNearPaste = ({ key }: { key: string }): void => {
  // The paste loads it again, and reports a failure.
  if (key === 'Control' || key === 'Meta') listParts().catch(() => undefined);
};

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

type Placing = Extract<QuickOrderAction, { type: 'listed' | 'not-read' }>;

const NOT_TO_BE_HAD: Placing = { type: 'not-read', problem: { code: 'unavailable' } };

const readText = async (text: string): Promise<QuickOrderAction> => {
  try {
    const { placePaste, readPaste } = await listParts();
    const result = readPaste(text);
    return { type: 'listed', change: (state) => placePaste(state, result) };
  } catch {
    return NOT_TO_BE_HAD;
  }
};

/**
 * Reads a text for a field. One line without a code goes into the field unchanged, for the shopper to correct. A line
 * with several codes is treated as a list.
 */
const readIntoField = async (text: string, id: number): Promise<QuickOrderAction> => {
  const line = text.trim();
  const isOneLine = line.length <= LONGEST_CODE && !/[\n\r]/.test(line);
  if (!isOneLine) return readText(text);
  try {
    const { readPaste } = await listParts();
    const { lines, unread } = readPaste(line);
    const isList = lines.length > 0 || unread.some(({ reason }) => reason === 'ambiguous');
    return isList ? readText(line) : { type: 'code-typed', id, value: line };
  } catch {
    return { type: 'code-typed', id, value: line };
  }
};

const readFile = async (file: File): Promise<QuickOrderAction> => {
  const name = file.name.slice(0, 80);
  if (isWorkbook(name)) return { type: 'not-read', problem: { code: 'workbook' }, file: name };
  try {
    const { MAX_FILE_BYTES, placePaste, readPasteFile, tooLarge } = await listParts();
    const tooMuch = file.size > MAX_FILE_BYTES;
    const result = tooMuch
      ? tooLarge(file.size, MAX_FILE_BYTES)
      : readPasteFile(new Uint8Array(await file.arrayBuffer()));
    return { type: 'listed', change: (state) => placePaste(state, result, name) };
  } catch {
    return { ...NOT_TO_BE_HAD, file: name };
  }
};

const isWorkbook = (name: string): boolean => /\.(xls[xmb]?|ods|numbers|pdf|docx?)$/i.test(name);

/** Returns whether the text is a single code: word characters, hyphens, and the spaces of an ISBN. */
const isOneCode = (text: string): boolean => {
  if (text.length > 60) return false;
  const bare = text.trim();
  return /^[\w.\-/\u2010-\u2015]+$/.test(bare) || /^97[89](?:[ -]?\d){10}$/.test(bare) || bare === '';
};
