import { useState, type SubmitEvent } from 'react';
import { customersQuery, SHORTEST_WORDS } from '../../api/support/support.queries.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { reasonOf } from '../../core/reason-of.ts';
import { runtime } from '../../core/runtime.ts';
import { ListTable } from '../kit/page/ListTable.tsx';
import { RowsAwaited } from '../kit/page/late-pages.tsx';
import { UnreadPage } from '../kit/page/UnreadPage.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { giveFocusBack } from '../kit/ui/give-focus-back.ts';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { TextField } from '../kit/ui/TextField.tsx';
import { storeLink } from '../../api/links/store-link.ts';
import { type CustomerPage, NotTheirs } from '../parts/customer-page/CustomerPages.tsx';
import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { useCustomerColumns } from './useCustomerColumns.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

/**
 * Finds customers and begins to act for one. The words stay on the page: no address has them. The first call, without
 * words, asks whether the page is for whoever is signed in. Source: ACC-08 a, b.
 */
export const CustomerSearch = ({ of, heading: Heading }: CustomerPage) => {
  const t = useWords<typeof en>();
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const read = useCustomerRead('customers.read', customersQuery(of, words), []);
  const customers = read.data ?? [];
  // The first answer says whether the page is for whoever is signed in.
  const isKnown = read.data !== undefined || words !== '';
  const title = (
    <Heading tabIndex={-1} data-heading>
      {t('support.title')}
    </Heading>
  );

  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('words');
    const wanted = typeof typed === 'string' ? typed.trim() : '';
    const isShort = [...wanted].length < SHORTEST_WORDS;
    setError(isShort ? t('support.short') : undefined);
    if (!isShort) setWords(wanted);
  };
  const act = async (customerId: string): Promise<void> => {
    if (runtime().author) return;
    setBusy(customerId);
    await runtime().registry.session?.act?.(customerId);
    // The search goes with the member's own pages.
    giveFocusBack(undefined);
    setBusy(undefined);
    if (hasStorePages()) location.assign(storeLink('myAccount', {}));
  };
  const columns = useCustomerColumns({ busy, onAct: (id) => void act(id) });

  if (reasonOf(read.error) === 'forbidden' && read.error) return <NotMember heading={Heading} />;
  return (
    <>
      <header className="list-head">{title}</header>
      {isKnown && (
        <form className="list-search support-find" noValidate onSubmit={search}>
          <TextField
            label={t('support.search')}
            labelNote={t('support.searchHint')}
            type="search"
            autoComplete="off"
            spellCheck={false}
            name="words"
            error={error}
          />
          <Button type="submit" variant="primary">
            {t('support.find')}
          </Button>
        </form>
      )}
      {!read.data && read.error && (
        <UnreadPage {...{ read, heading: Heading }} title={t('support.notLoaded')} />
      )}
      {!read.data && !read.error && <RowsAwaited label={t('support.loading')} rows={2} />}
      {customers.length > 0 && (
        <ListTable
          caption={t('support.title')}
          columns={columns}
          rows={customers.map((row) => ({ key: row.uid, row }))}
        />
      )}
      {read.data && words !== '' && (
        <output className="quiet small support-count">
          {customers.length === 0
            ? t('support.none', { words })
            : t('support.found', { words, count: customers.length })}
        </output>
      )}
    </>
  );
};

const NotMember = ({ heading }: Pick<CustomerPage, 'heading'>) => {
  const t = useWords<typeof en>();
  return (
    <NotTheirs
      heading={heading}
      title={t('support.notMember')}
      actions={
        hasStorePages() && (
          <LinkButton variant="primary" href={storeLink('myAccount', {})}>
            {t('support.myAccount')}
          </LinkButton>
        )
      }
    />
  );
};
