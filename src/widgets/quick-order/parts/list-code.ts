/** The code that only a pasted or uploaded list needs. It is one chunk, loaded with the first list. */
export { beforeLookUp, openList } from '../../../list-reader/read-list.ts';
export { PasteForm } from './PasteForm.tsx';
export { PasteReportNotice } from '../working/PasteReportNotice.tsx';
export { mergeRow } from '../../../api/quick-order/list/merge-rows.ts';
export { placeFile } from '../../../api/quick-order/list/place-file.ts';
export { placeList } from '../../../api/quick-order/list/place-list.ts';
