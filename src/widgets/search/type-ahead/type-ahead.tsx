import type { Catalogue } from '../../../core/i18n/message-format.ts';
import combobox from '../../kit/forms/combobox.css?inline';
import { latePart } from '../../kit/element/late-part.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import { TypeAhead, type TypeAheadProps } from './TypeAhead.tsx';
import messages from './messages?languages';

const bind = (catalogue: Catalogue) => ({
  TypeAhead: (props: TypeAheadProps) => (
    <WithWords catalogue={catalogue}>
      <TypeAhead {...props} />
    </WithWords>
  ),
});

/**
 * Loads the suggestions below the field. Their texts are named here: elsewhere, every page would load the names of four
 * files.
 */
export const load = latePart(async () => ({ styles: [combobox], bind }), messages);
