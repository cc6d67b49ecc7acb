import choiceCards from '../../kit/forms/choice-cards.css?inline';
import { formStyles } from '../../kit/forms/forms.ts';
import address from './address-form.css?inline';

/** The styles of an address form, besides tokens and base. A root that already has the form's styles needs only the last two. */
export const addressStyles: readonly string[] = [...formStyles, choiceCards, address];
