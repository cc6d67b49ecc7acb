import { useMessages } from '../../kit/element/widget-context.ts';
import type en from './messages/en.json';

export const useTwoCartsMessages = () => useMessages<keyof typeof en>();
