import { defineReading } from '../registry/define-reading.ts';
import { runtime } from '../runtime.ts';
import type { Overrides } from './translator.ts';

/** Under which the registry keeps the texts that the CMS gave for this page's locale. */
export const CONTENT_TEXT_KEY = defineReading<Overrides>('content.text');

/** Texts by key as the CMS gave them; undefined until they have come, and when they did not. */
export const contentText = (): Overrides | undefined => runtime().registry.reading(CONTENT_TEXT_KEY).data;
