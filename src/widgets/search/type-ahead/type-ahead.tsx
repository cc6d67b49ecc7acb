import type { Catalogue } from '../../../core/i18n/message-format.ts';
import combobox from '../../kit/forms/combobox.css?inline';
import { WithWords } from '../../shared/element/WithWords.tsx';
import { TypeAhead, type TypeAheadProps } from './TypeAhead.tsx';

export const styles = [combobox];

/** The suggestions below the field, with their own words. */
export const bind = (catalogue: Catalogue) => ({
  TypeAhead: (props: TypeAheadProps) => (
    <WithWords catalogue={catalogue}>
      <TypeAhead {...props} />
    </WithWords>
  ),
});
