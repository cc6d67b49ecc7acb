import { formStyles } from '../../kit/forms/forms.ts';
import dialog from '../../kit/styles/dialog.css?inline';
import own from './saved-carts.css?inline';

/** The styles for naming and saving carts, which a root adopts besides tokens and base. */
export const savedCartStyles: readonly string[] = [...formStyles, dialog, own];
