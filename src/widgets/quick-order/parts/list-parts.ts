/** The code that only a pasted or uploaded list needs. It is one chunk, loaded with the first list. */
export {
  MAX_FILE_BYTES,
  readPaste,
  readPasteFile,
  tooLarge,
} from '../../../api/quick-order/paste/read-paste.ts';
export { PasteForm } from './PasteForm.tsx';
export { PasteReportNotice } from '../working/PasteReportNotice.tsx';
export { mergeRow } from '../../../api/quick-order/list/merge-rows.ts';
export { placePaste } from '../../../api/quick-order/list/place-paste.ts';
