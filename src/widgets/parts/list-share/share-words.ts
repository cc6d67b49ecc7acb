/** The words of sharing a list, beside those of the widget that shares it. */
export { default as shareWords } from './messages?languages';
