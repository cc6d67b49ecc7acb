import { readBanner, type Banner } from '../../api/content/banner.rules.ts';
import type { Translate } from '../../core/i18n/translator.ts';
import type en from './messages/en.json';

/**
 * Returns the notice for when the CMS's can't be loaded. The specification gives its text and its time, in Central Time
 * (SHL-04).
 */
export const builtInBanner = (t: Translate<keyof typeof en>): Banner | undefined =>
  readBanner({
    id: 'support-closed-july-2023',
    text: t('banner.supportClosed'),
    start: '2023-07-01T00:00',
    end: '2023-07-05T07:00',
  });
