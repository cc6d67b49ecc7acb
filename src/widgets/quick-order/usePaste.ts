import { useMemo, type ClipboardEvent, type Dispatch } from 'react';
import { late } from '../../core/late.ts';
import { runtime } from '../../core/runtime.ts';
import { LONGEST_CODE } from './useDraft.ts';
import type { QuickOrderAction } from '../../api/quick-order/list/quick-order-state.ts';

export type Paste = ReturnType<typeof usePaste>;

type ListCode = typeof import('./parts/list-code.ts');

let loaded: ListCode | undefined;

/** Loads the reader and the notices of its result, which most visits never need. */
export const loadListCode = async (): Promise<ListCode> =>
  (loaded ??= await late(() => import('./parts/list-code.ts')));

/** Returns that code if it has loaded, so that a list's rows and its report are drawn together (PERF-09). */
export const loadedListCode = (): ListCode | undefined => loaded;

/** Returns how a list is read and placed. Nothing of it rejects. */
export const usePaste = (dispatch: Dispatch<QuickOrderAction>) =>
  useMemo(() => {
    const placeText = async (text: string) => dispatch(await readText(text));
    const placeFile = async (file: File) => dispatch(await readFile(file));
    /** One code goes into the field as usual, a list goes into the rows. */
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
    const { openList } = await loadListCode();
    return placing(openList(text));
  } catch {
    return NOT_TO_BE_HAD;
  }
};

/** Returns the action that places a list. The code of the reader must have loaded. */
const placing = (table: ReturnType<ListCode['openList']>): QuickOrderAction => ({
  type: 'listed',
  change: (state) => loaded?.placeList(state, table, listOrigin()) ?? state,
});

/** Returns how the page's host looks codes up. */
export const listOrigin = () => ({ isPlainHost: !runtime().config.commerceExtensions });

/** Reads a text for a field. One line in which nothing may be a code goes in unchanged, to be corrected. */
const readIntoField = async (text: string, id: number): Promise<QuickOrderAction> => {
  const line = text.trim();
  const isOneLine = line.length <= LONGEST_CODE && !/[\n\r]/.test(line);
  if (!isOneLine) return readText(text);
  try {
    const { beforeLookUp, openList } = await loadListCode();
    const table = openList(line);
    const isList = 'tooLarge' in table || beforeLookUp(table).rows.length > 0;
    return isList ? placing(table) : { type: 'code-typed', id, value: line };
  } catch {
    return { type: 'code-typed', id, value: line };
  }
};

const readFile = async (file: File): Promise<QuickOrderAction> => {
  try {
    const { placeFile } = await loadListCode();
    return { type: 'listed', change: await placeFile(file, listOrigin()) };
  } catch {
    return { ...NOT_TO_BE_HAD, file: file.name };
  }
};

/** Returns whether the text is a single code: word characters, hyphens, and the spaces of an ISBN. */
const isOneCode = (text: string): boolean => {
  if (text.length > 60) return false;
  const bare = text.trim();
  return /^[\w.\-/\u2010-\u2015]+$/.test(bare) || /^97[89](?:[ -]?\d){10}$/.test(bare) || bare === '';
};
