import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import field from '../../kit/styles/field.css?inline';
import { CheckColumns, type CheckColumnsProps } from './CheckColumns.tsx';
import { SheetChoice, type SheetChoiceProps } from './SheetChoice.tsx';
import own from './check-columns.css?inline';

export const styles = [field, own];

/** Returns the picture of a list and the choice of its sheet, with their own messages. */
export const bind = (catalogue: Catalogue) => ({
  CheckColumns: (props: CheckColumnsProps) => (
    <WithWords catalogue={catalogue}>
      <CheckColumns {...props} />
    </WithWords>
  ),
  SheetChoice: (props: SheetChoiceProps) => (
    <WithWords catalogue={catalogue}>
      <SheetChoice {...props} />
    </WithWords>
  ),
});
