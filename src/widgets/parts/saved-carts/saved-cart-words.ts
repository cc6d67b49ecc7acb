import formMessages from '../../kit/forms/messages?languages';
import { joinMessages } from '../../kit/element/widget-messages.ts';
import messages from './messages?languages';

/* The messages of forms come from their catalogue and not from `forms.ts`, because that module includes the style
   sheets of forms. An entry that only loads the part later must not have them (PERF-05). They are a copy, because
   otherwise every form would load what this page shares (PERF-02). */

/** The messages for naming and saving carts, and those of forms. */
export const savedCartWords = joinMessages(formMessages, messages);
