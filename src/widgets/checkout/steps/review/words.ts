export { default as words } from './messages?languages';
