import { goToLocale, recordLocaleChoice } from '../../../core/locale-switch/go-to-locale.ts';
import { localeRow, type Locale } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { FloatingNotice } from '../notice/FloatingNotice.tsx';
import {
  currencyNameWithCode,
  placeAfterTo,
  placeOfStore,
} from '../../../core/i18n/place-and-currency-names.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

type OfferedNoticeProps = { to: Locale; sample: boolean; onClose: () => void };

/** Offers the store of the registration country, for pages that must not switch without being asked (LOC-07). */
export const OfferedNotice = ({ to, sample, onClose }: OfferedNoticeProps) => {
  const t = useWords<typeof en>();
  const { row } = runtime();
  const title = t('session.offered.title', { place: placeOfStore(to, row.tag) });
  const text = t('session.offered.text', {
    here: placeOfStore(row.locale, row.tag),
    currency: currencyNameWithCode(localeRow(to), row.tag),
  });
  const close = () => {
    if (!sample) recordLocaleChoice(row.locale);
    onClose();
  };
  return (
    <FloatingNotice
      title={title}
      said={`${title}. ${text}`}
      onClose={close}
      actions={
        <>
          <Button tight onClick={() => !sample && goToLocale(to, { reason: 'registration' })}>
            {t('session.goTo', { place: placeAfterTo(to, row.tag) })}
          </Button>
          <Button tight variant="plain" onClick={close}>
            {t('session.stay')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </FloatingNotice>
  );
};
