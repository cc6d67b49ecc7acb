import { openFile, type OpenedFile } from '../../../list-reader/open-file.ts';
import { openList } from '../../../list-reader/read-list.ts';
import { problemReport, type PasteReport } from './paste-report.ts';
import { placeList, type Origin } from './place-list.ts';
import type { QuickOrderState } from './quick-order-state.ts';
import { undone } from './undo-rows.ts';

type Change = (state: QuickOrderState) => QuickOrderState;

/** Reads a file, and returns the change that places its list, or says why there is none. Rejects if it can't be had. */
export const placeFile = async (file: File, origin: Origin): Promise<Change> =>
  placeOpened(await openFile(file), { ...origin, file: file.name.slice(0, 80) });

/** Returns the change that places another sheet of the workbook. Without anything to read, the rows stay (QO-10 e). */
export const placeSheet = (
  { file, sheets, list }: PasteReport,
  opened: OpenedFile,
  place: number,
  origin: Origin,
): Change => {
  const shown = sheets && { ...sheets, shown: place };
  const change = placeOpened(opened, { ...origin, file, sheets: shown });
  return (state) => {
    const isOwn = list !== undefined && state.undo?.list === list.id;
    const next = change(isOwn ? undone(state) : state);
    const problem = next.report?.problem;
    return problem && state.report ? { ...state, report: { ...state.report, sheets: shown, problem } } : next;
  };
};

const placeOpened = (opened: OpenedFile, origin: Origin): Change => {
  const { file, sheets } = origin;
  if ('problem' in opened)
    return (state) => ({ ...state, report: { ...problemReport(opened.problem, file), sheets } });
  const table = openList(opened.text);
  return (state) => placeList(state, table, { ...origin, sheets: opened.sheets });
};
