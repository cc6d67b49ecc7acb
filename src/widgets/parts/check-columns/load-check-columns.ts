import { latePart } from '../../kit/element/late-part.ts';
import messages from './messages?languages';

/** Loads the picture of a list, with its messages and styles, when a list has to be asked about. Source: QO-10 b. */
export const loadCheckColumns = latePart(() => import('./CheckColumns.tsx'), messages);
