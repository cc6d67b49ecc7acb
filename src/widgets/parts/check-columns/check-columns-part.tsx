import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import field from '../../kit/styles/field.css?inline';
import { CheckColumns } from './CheckColumns.tsx';
import { SheetChoice } from './SheetChoice.tsx';
import own from './check-columns.css?inline';

export const styles = [field, own];

/** Returns the picture of a list and the choice of its sheet, with their own messages. */
export const bind = (catalogue: Catalogue) => ({
  CheckColumns: boundWords(CheckColumns)(catalogue),
  SheetChoice: boundWords(SheetChoice)(catalogue),
});
