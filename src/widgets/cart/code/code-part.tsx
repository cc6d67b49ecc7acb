import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import code from '../../parts/promotion-code/promotion-code.css?inline';
import { CartCode, type CartCodeProps } from './CartCode.tsx';

export const styles = [code];

/** Returns the promotion code with its own texts in addition to the cart's. */
export const bind = (catalogue: Catalogue) => ({
  CartCode: (props: CartCodeProps) => (
    <WithWords catalogue={catalogue}>
      <CartCode {...props} />
    </WithWords>
  ),
});
