import { useMessages } from '../../kit/element/widget-context.ts';
import type en from './messages/en.json';

export type LocaleKey = keyof typeof en;

export const useLocaleMessages = () => useMessages<LocaleKey>();
