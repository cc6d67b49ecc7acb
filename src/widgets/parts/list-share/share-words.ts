/** The messages for sharing a list, which are added to those of the widget that shares it. */
export { default as shareWords } from './messages?languages';
