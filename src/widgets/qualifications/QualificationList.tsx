import { useState } from 'react';
import type { Qualification } from '../../api/qualification/qualification.contract.ts';
import {
  deleteQualificationMutation,
  qualificationsOfTypeQuery,
  qualificationsQuery,
} from '../../api/qualification/qualification.queries.ts';
import { letterOf } from '../../api/qualification/qualification.rules.ts';
import { NOBODY, useCustomerEmail, type Customer } from '../../api/customer.ts';
import { useCustomerQuery } from '../../api/query.ts';
import { useCustomerMutation } from '../../api/customer-write.ts';
import type { QualificationType } from '../../core/locale/route-table.ts';
import { DoneNotice } from '../kit/page/OutcomeNotices.tsx';
import { ListPage } from '../kit/page/ListPage.tsx';
import { Question } from '../kit/page/Question.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import type { CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { useRowActs } from '../parts/customer-page/useRowActs.tsx';
import { isJustSent, placeLink } from './qualification-places.ts';
import { sampleQualification } from './sample-qualifications.ts';
import { useEntryColumns } from './useEntryColumns.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

/** Shows the customer's entries of one type, with what can be done with each. Source: ACC-04 a, d. */
export const QualificationList = ({ of, heading, type }: CustomerPage & { type: QualificationType }) => {
  const t = useWords<typeof en>();
  const query = qualificationsOfTypeQuery(of, type);
  const read = useCustomerRead('qualifications.read', query, [sampleQualification()]);
  const deleting = useCustomerMutation(deleteQualificationMutation(of ?? NOBODY, type));
  const [asked, setAsked] = useState<Qualification>();
  const acts = useRowActs<Qualification, 'delete'>({
    id: 'qualification',
    keyOf: ({ id }) => id,
    title: (_act, { title }) => t('qualifications.notDeleted', { title }),
    why: (why) => (why === 'gone' ? t('qualifications.gone') : undefined),
  });

  const remove = (entry: Qualification): void => {
    setAsked(undefined);
    void acts.run('delete', entry, () => deleting.mutateAsync(entry.id), {
      told: t('qualifications.deleted', { title: entry.title }),
    });
  };
  const lost = ({ levelWithout: level }: Qualification): string => {
    if (level === undefined) return t('qualifications.levelStays');
    return level === 'NONE'
      ? t('qualifications.noLevelLeft')
      : t('qualifications.levelLeft', { level: letterOf(level) });
  };

  return (
    <>
      <ListPage
        {...{ t, heading, read }}
        name="qualifications"
        title={t(`qualifications.type.${type}`)}
        list={read.data && { rows: read.data }}
        keyOf={({ id }) => id}
        up={
          <a className="small" href={placeLink({})}>
            {t('qualifications.title')}
          </a>
        }
        acts={
          <LinkButton icon="plus" href={placeLink({ type, form: 'new' })}>
            {t(`qualifications.add.${type}`)}
          </LinkButton>
        }
        notices={
          <>
            <SentNotice of={of} />
            {acts.notice}
          </>
        }
        columns={[
          {
            key: 'entry',
            head: t('qualifications.entry'),
            main: true,
            cell: ({ title, issuer, number }) => (
              <>
                <b>
                  <bdi>{title}</bdi>
                </b>
                <p className="quiet">
                  <bdi>{issuer}</bdi>
                  {number && (
                    <>
                      {' · '}
                      <bdi className="num">{number}</bdi>
                    </>
                  )}
                </p>
              </>
            ),
          },
          ...useEntryColumns((entry: Qualification) => entry),
        ]}
        rowActs={(entry) => [
          {
            text: t('qualifications.edit'),
            label: t('qualifications.editOne', { title: entry.title }),
            href: placeLink({ type, form: entry }),
          },
          {
            text: t('qualifications.delete'),
            label: t('qualifications.deleteOne', { title: entry.title }),
            busy: acts.isBusy('delete', entry),
            onClick: () => setAsked(entry),
          },
        ]}
      />
      {asked && (
        <Question
          title={t('qualifications.deleteAsk', { title: asked.title })}
          yes={t('qualifications.delete')}
          no={t('qualifications.keep')}
          onYes={() => remove(asked)}
          onNo={() => setAsked(undefined)}
        >
          {lost(asked)}
        </Question>
      )}
    </>
  );
};

/** Says that an entry was sent for review, where the answer goes, and the level until then. Source: ACC-04 d. */
const SentNotice = ({ of }: { of: Customer | undefined }) => {
  const t = useWords<typeof en>();
  const [isShown, setShown] = useState(isJustSent);
  const level = useCustomerQuery(qualificationsQuery(isShown ? of : undefined)).data?.level;
  const email = useCustomerEmail();
  if (!isShown) return null;
  return (
    <DoneNotice onDismiss={() => setShown(false)}>
      {t('qualifications.saved')}{' '}
      {email === undefined ? t('qualifications.sentMail') : t('qualifications.sentTo', { email })}{' '}
      {level !== undefined && t('qualifications.sentLevel', { level: letterOf(level) })}
    </DoneNotice>
  );
};
