import { useEffect, useRef, useState } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { openFile, type OpenedFile, type Sheets } from '../../../list-reader/open-file.ts';
import { listProblemWords, type ListProblem } from '../list-file/list-file-words.ts';
import type file from '../list-file/messages/en.json';
import { useWords } from '../../kit/element/useWords.ts';

/** A list that was chosen or dropped. Each is an object of its own. */
export type GivenList = { readonly file: File } | { readonly text: string };

/**
 * Puts a chosen or dropped list into the field for lists, below what is typed there. A list takes the place of the one that
 * came before it. Returns what is wrong with the file, and the sheets of a workbook as long as its text is in the field.
 * `type` must change the field's text. Source: TRN-03 d, QO-10 e.
 */
export const usePastedFile = (given: GivenList | undefined, pasted: string, type: (text: string) => void) => {
  const t = useWords<typeof file>();
  const [problem, setProblem] = useState<ListProblem>();
  /** What the last list has put into the field. */
  const [own, setOwn] = useState<{ text: string; sheets?: Sheets | undefined }>({ text: '' });
  const now = useRef({ pasted, type, own });
  useEffect(() => {
    now.current = { pasted, type, own };
  });
  const put = (opened: OpenedFile | { problem: ListProblem }) => {
    if ('problem' in opened) return setProblem(opened.problem);
    const text = opened.text.replace(/\r\n?/g, '\n').trimEnd();
    if (text === '') return setProblem({ code: 'nothing' });
    const { pasted: field, type: write, own: last } = now.current;
    const kept = last.text !== '' && field.endsWith(last.text) ? field.slice(0, -last.text.length) : field;
    const before = kept === '' || kept.endsWith('\n') ? kept : `${kept}\n`;
    setProblem(undefined);
    setOwn({ text, sheets: opened.sheets });
    return write(before + text);
  };
  const handled = useRef<GivenList>(undefined);
  useEffect(() => {
    if (given === undefined || handled.current === given) return;
    handled.current = given;
    const opened: Promise<OpenedFile | { problem: ListProblem }> =
      'file' in given ? openFile(given.file) : Promise.resolve(given);
    void opened
      .catch(() => ({ problem: { code: 'unavailable' } as const }))
      .then((one) => handled.current === given && put(one));
  });
  const words = problem && listProblemWords(t, problem, runtime().row.tag);
  useEffect(() => {
    if (words !== undefined) runtime().registry.actions.announce(words);
  }, [words, problem]);
  const { sheets } = own;
  const isShown = sheets !== undefined && sheets.names.length > 1 && pasted.endsWith(own.text);
  return {
    problem: words,
    sheets: isShown ? sheets : undefined,
    putSheet: put,
    forget: () => setProblem(undefined),
  };
};
