import { formStyles } from '../forms/forms.ts';
import dialog from '../styles/dialog.css?inline';
import edit from './edit.css?inline';

/** The styles of an `EditPage`, which a late part with one exports. */
export const editStyles: readonly string[] = [...formStyles, dialog, edit];
