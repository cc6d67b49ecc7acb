import { defineReading } from '../registry/readings.ts';
import { runtime } from '../runtime.ts';
import type { Overrides } from './translator.ts';

/** The registry's key for the texts that the CMS has for this page's locale. */
export const CONTENT_TEXT_KEY = defineReading<Overrides>('content.text');

/** Returns the texts from the CMS by key. Undefined until they have loaded, and if loading failed. */
export const contentText = (): Overrides | undefined => runtime().registry.reading(CONTENT_TEXT_KEY).data;
