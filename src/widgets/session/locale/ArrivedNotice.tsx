import type { LocaleMatter } from '../../../core/prompts/matters.ts';
import { addressIn, goToLocale, recordLocaleChoice } from '../../../core/locale-switch/go-to-locale.ts';
import { localeRow } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { FloatingNotice } from '../notice/FloatingNotice.tsx';
import { KeptLines } from './KeptLines.tsx';
import { useKeptLines } from './useKeptLines.ts';
import {
  currencyNameWithCode,
  placeAfterTo,
  placeOfStore,
} from '../../../core/i18n/place-and-currency-names.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

type ArrivedNoticeProps = {
  arrival: Extract<LocaleMatter, { kind: 'arrived' }>;
  sample: boolean;
  onClose: () => void;
};

/** Shows which store the shopper has arrived at, why, what it changes, and a link back (LOC-07, LOC-08). */
export const ArrivedNotice = ({ arrival, sample, onClose }: ArrivedNoticeProps) => {
  const { from, reason } = arrival;
  const t = useWords<typeof en>();
  const { row } = runtime();
  const title = t('session.arrived.title', { place: placeOfStore(row.locale, row.tag) });
  const why = t(`session.arrived.${reason}`, { from: placeOfStore(from, row.tag) });
  const differs = localeRow(from).currency !== row.currency;
  const prices = differs ? t('session.prices', { currency: currencyNameWithCode(row, row.tag) }) : '';
  const hasWayBack = addressIn(from) !== undefined;
  /** In a narrow notice, only the link back names the previous store. */
  const isTwice = hasWayBack && reason === 'link';
  const kept = useKeptLines(arrival, sample);
  const close = () => {
    if (!sample) recordLocaleChoice(row.locale);
    onClose();
  };
  return (
    <FloatingNotice
      title={title}
      said={[`${title}.`, why, prices].filter(Boolean).join(' ')}
      onClose={close}
      more={!sample && <KeptLines {...kept} />}
      actions={
        <>
          {hasWayBack && (
            <Button tight onClick={() => !sample && goToLocale(from)}>
              {t('session.goBack', { place: placeAfterTo(from, row.tag) })}
            </Button>
          )}
          <Button tight variant="plain" onClick={close}>
            {t('session.stay')}
          </Button>
        </>
      }
    >
      <p>
        <span className={isTwice ? 'float-wide' : undefined}>{why}</span> {prices}
      </p>
    </FloatingNotice>
  );
};
