import type { Arrival } from '../../../core/locale-switch/arrival.ts';
import { recordLocaleChoice } from '../../../core/locale-switch/record-choice.ts';
import { localeRow } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FloatingNotice } from './FloatingNotice.tsx';
import { addressIn, goTo } from './go-to.ts';
import { currencyName, placeName } from './place-names.ts';
import { useLocaleMessages } from './useLocaleMessages.ts';

type ArrivedNoticeProps = { arrival: Arrival; sample: boolean; onClose: () => void };

/** Where the shopper has come to, why, what it changes, and the way back (LOC-07, LOC-08). */
export const ArrivedNotice = ({ arrival: { from, reason }, sample, onClose }: ArrivedNoticeProps) => {
  const t = useLocaleMessages();
  const { row } = runtime();
  const title = t('session.arrived.title', { place: placeName(row.locale, row.tag) });
  const why = t(`session.arrived.${reason}`, { from: placeName(from, row.tag) });
  const differs = localeRow(from).currency !== row.currency;
  const prices = differs ? t('session.prices', { currency: currencyName(row, row.tag) }) : '';
  const close = () => {
    if (!sample) recordLocaleChoice(row.locale);
    onClose();
  };
  return (
    <FloatingNotice
      title={title}
      said={[`${title}.`, why, prices].filter(Boolean).join(' ')}
      onClose={close}
      actions={
        <>
          {addressIn(from) !== undefined && (
            <Button tight onClick={() => !sample && goTo(from)}>
              {t('session.goBack')}
            </Button>
          )}
          <Button tight variant="plain" onClick={close}>
            {t('session.stay')}
          </Button>
        </>
      }
    >
      <p>
        {why} {prices}
      </p>
    </FloatingNotice>
  );
};
