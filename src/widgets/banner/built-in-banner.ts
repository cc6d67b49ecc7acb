import { readBanner, type Banner } from '../../api/content/banner.rules.ts';
import type { Translate } from '../../core/i18n/translator.ts';
import type en from './messages/en.json';

/** The notice where the CMS's can't be had. Its text and its time in Central Time are the specification's (SHL-04). */
export const builtInBanner = (t: Translate<keyof typeof en>): Banner | undefined =>
  readBanner({
    id: 'support-closed-july-2023',
    text: t('banner.supportClosed'),
    start: '2023-07-01T00:00',
    end: '2023-07-05T07:00',
  });
