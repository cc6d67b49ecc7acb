import * as v from 'valibot';
import {
  DESCRIPTION_LIMIT,
  NAME_LIMIT,
  nameFault,
  typedName,
} from '../../../api/saved-cart/saved-cart.rules.ts';
import { messageWith } from '../../kit/forms/field-words.ts';

const MESSAGES = {
  needed: 'shared.savedCart.needed',
  characters: 'shared.savedCart.characters',
  long: messageWith('shared.savedCart.long', { limit: NAME_LIMIT }),
};

/** The schema of a cart's name and description. Source: CRT-07 a, b. */
export const nameSchema = v.object({
  name: v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const fault = dataset.typed && nameFault(typedName(dataset.value));
      if (fault) addIssue({ message: MESSAGES[fault] });
    }),
    v.transform(typedName),
  ),
  description: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => [...text].length <= DESCRIPTION_LIMIT,
      messageWith('shared.savedCart.descriptionLong', { limit: DESCRIPTION_LIMIT }),
    ),
  ),
});
