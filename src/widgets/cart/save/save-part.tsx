import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import { savedCartStyles } from '../../parts/saved-carts/NameDialog.tsx';
import { SaveCart, type SaveCartProps } from './SaveCart.tsx';

export const styles = savedCartStyles;

/** Returns the dialog that saves the cart, with its own texts in addition to the cart's. */
export const bind = (catalogue: Catalogue) => ({
  SaveCart: (props: SaveCartProps) => (
    <WithWords catalogue={catalogue}>
      <SaveCart {...props} />
    </WithWords>
  ),
});
