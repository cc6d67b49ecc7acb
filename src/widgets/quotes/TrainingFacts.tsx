import type { Training } from '../../api/training/training.contract.ts';
import { formatDay } from '../../core/i18n/dates.ts';
import { runtime } from '../../core/runtime.ts';
import { useQuotesMessages } from './useQuotesMessages.ts';

/** Draws what was entered for a training: the days, the contact, and how many take part. Source: TRN-01. */
export const TrainingFacts = ({ training: { dates, contact, participants } }: { training: Training }) => {
  const t = useQuotesMessages();
  const { tag } = runtime().row;
  const days = new Intl.ListFormat(tag, { type: 'disjunction' }).format(
    dates.map((day) => formatDay(day, tag)),
  );
  return (
    <>
      {days && <p className="quiet">{t('quotes.trainingDates', { days })}</p>}
      {contact && (
        <p className="quiet" dir="auto">
          {t('quotes.trainingContact', {
            name: `${contact.firstName} ${contact.lastName}`,
            ways: [contact.email, contact.phone].filter(Boolean).join(', '),
          })}
        </p>
      )}
      {participants.length > 0 && (
        <p className="quiet">{t('quotes.trainingPeople', { count: participants.length })}</p>
      )}
    </>
  );
};
