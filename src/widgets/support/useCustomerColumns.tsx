import type { FoundCustomer } from '../../api/support/support.contract.ts';
import type { Column } from '../kit/page/ListTable.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type Acts = {
  /** The customer for whom it is being begun. */
  busy: string | undefined;
  onAct: (customerId: string) => void;
};

/** Returns the columns of found customers: what tells two of one name apart, and nothing else. Source: ACC-08 b. */
export const useCustomerColumns = ({ busy, onAct }: Acts): readonly Column<FoundCustomer>[] => {
  const t = useWords<typeof en>();
  const accountsText = ({ accounts: [first, ...others] }: FoundCustomer): string => {
    const text = [first?.name, first?.number].filter(Boolean).join(' · ') || '–';
    return others.length === 0 ? text : t('support.more', { first: text, count: others.length });
  };
  return [
    {
      key: 'name',
      head: t('support.name'),
      main: true,
      cell: ({ uid, name, email }) => (
        <>
          <b>
            <bdi>{name ?? uid}</bdi>
          </b>
          <bdi className="quiet small support-email">{email}</bdi>
        </>
      ),
    },
    {
      key: 'number',
      head: t('support.number'),
      cell: ({ number }) => <span className="num">{number ?? '–'}</span>,
    },
    { key: 'accounts', head: t('support.accounts'), cell: (one) => <bdi>{accountsText(one)}</bdi> },
    {
      key: 'acts',
      head: t('support.acts'),
      main: true,
      cell: ({ uid, number }) => (
        <Button tight busy={busy === uid} onClick={() => onAct(uid)}>
          {t('support.act', { number: number ?? uid })}
        </Button>
      ),
    },
  ];
};
