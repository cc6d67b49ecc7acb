import choiceCards from '../../kit/forms/choice-cards.css?inline';
import { formStyles } from '../../kit/forms/forms.ts';
import address from './address.css?inline';

/** What a root that draws an address form adopts beside tokens and base; a root that has the form's styles already adopts the last two. */
export const addressStyles: readonly string[] = [...formStyles, choiceCards, address];
