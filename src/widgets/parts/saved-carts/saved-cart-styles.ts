import { formStyles } from '../../kit/forms/forms.ts';
import dialog from '../../kit/styles/dialog.css?inline';
import own from './saved-carts.css?inline';

/** What a root that names or saves carts adopts beside tokens and base. */
export const savedCartStyles: readonly string[] = [...formStyles, dialog, own];
