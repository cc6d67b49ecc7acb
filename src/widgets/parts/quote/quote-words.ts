import formMessages from '../../kit/forms/messages?languages&own';
import { joinMessages } from '../../kit/element/widget-messages.ts';
import messages from './messages?languages';

/*
 * The words of forms by their catalogue: their own module brings a form's style sheets, and an entry that only knows the way to a part
 * must not have them (PERF-05); and by a copy of it, or every form would come with what this page shares (PERF-02).
 */

/** The words of making a quote and of its files. */
export const quoteWords = messages;

/** The same with those of forms. */
export const quoteFormWords = joinMessages(formMessages, messages);
