import { useRef, useState } from 'react';
import { customerName } from '../../api/customer.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { joinedApart } from '../../core/i18n/message-format.ts';
import { reasonOf } from '../../core/reason-of.ts';
import { runtime } from '../../core/runtime.ts';
import { latePart } from '../kit/element/late-part.ts';
import { headingBelow } from '../kit/page/page-read.ts';
import { lateForm } from '../kit/page/late-form.tsx';
import { LeaveDialog } from '../kit/page/Question.tsx';
import { ListPage } from '../kit/page/ListPage.tsx';
import type { ListRow } from '../kit/page/ListTable.tsx';
import { Badge } from '../kit/ui/Badge.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import { addressee, placeLine } from '../parts/address/address-text.ts';
import { storeLink } from '../../api/links/store-link.ts';
import { type CustomerPage, NotTheirs } from '../parts/customer-page/CustomerPages.tsx';
import { nameOf, useBook, type BookAddress } from './useBook.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

/** The row of a new address. It begins with a space, which no id does. */
export const NEW_ADDRESS = ' new';

const AddressForm = lateForm(latePart(() => import('../parts/address/AddressEdit.tsx')));

type Props = CustomerPage & {
  /** The account whose book it is. Undefined for the customer's own. */
  account: string | undefined;
  /** The row whose form is open at first. */
  first: string | undefined;
};

/** What is in the form: a row, and what its address was when the form opened. */
type Open = { id: string; address?: BookAddress };

/** Shows the addresses, the default first. A form opens in place of its row, and the others stay. Source: ACC-02 a to d. */
export const AddressList = ({ of, heading, up, account, first }: Props) => {
  const t = useWords<typeof en>();
  const focus = useFocusAfter();
  const book = useBook(of, account);
  const { read, addresses, owner, acts } = book;
  const [open, setOpen] = useState<Open | undefined>(first === undefined ? undefined : { id: first });
  const [asked, setAsked] = useState<{ next: Open | undefined }>();
  const isDirty = useRef(false);
  const edited = open && (addresses.find(({ id }) => id === open.id) ?? open.address);
  const isNew = open?.id === NEW_ADDRESS;

  /** Opens another form or none. What was typed is not lost without a question. */
  const show = (next: Open | undefined): void => {
    isDirty.current = false;
    setAsked(undefined);
    setOpen(next);
    acts.dismiss();
    if (!next) focus(open && edited ? `[data-row="${CSS.escape(open.id)}"] .edit` : '[data-heading]');
  };
  const ask = (next: Open | undefined): void => (isDirty.current ? setAsked({ next }) : show(next));

  const arrange = (rows: readonly ListRow<BookAddress>[]): readonly ListRow<BookAddress>[] => {
    const arranged = book.arrange(rows);
    if (!open || !(isNew || edited)) return arranged;
    const form = (
      <AddressForm
        key={open.id}
        of={of}
        purpose="SHIPPING"
        heading={headingBelow(heading)}
        title={edited ? t('address-book.editName', { name: nameOf(edited) }) : t('address-book.add')}
        address={edited}
        start={account === undefined ? customerName() : {}}
        organization={owner?.type === 'ORGANIZATION' ? owner.name : undefined}
        gone={t('address-book.gone')}
        save={(body, before) => book.save(edited?.id, body, before)}
        onDirty={(dirty) => {
          isDirty.current = dirty;
        }}
        onCancel={() => ask(undefined)}
        onSaved={() => {
          show(undefined);
          acts.tell(t('address-book.saved'));
        }}
      />
    );
    const row = { key: open.id, instead: form };
    const isListed = arranged.some(({ key }) => key === open.id);
    return isListed ? arranged.map((one) => (one.key === open.id ? row : one)) : [row, ...arranged];
  };
  const add = (
    <Button icon="plus" className="add" onClick={() => ask({ id: NEW_ADDRESS })}>
      {t('address-book.add')}
    </Button>
  );

  if (account !== undefined && reasonOf(read.error) === 'forbidden')
    return (
      <NotTheirs
        heading={heading}
        title={t('address-book.notYours')}
        actions={
          <LinkButton
            variant="primary"
            href={hasStorePages() ? storeLink('addresses', {}) : location.pathname}
          >
            {t('address-book.toYours')}
          </LinkButton>
        }
      />
    );
  return (
    <>
      <ListPage
        {...{ t, heading, up, read, arrange }}
        name="address-book"
        list={read.data && { rows: addresses }}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'address',
            head: t('address-book.address'),
            main: true,
            cell: (address) => <AddressCell address={address} billed={book.billedBy(address)} />,
          },
          {
            key: 'phone',
            head: t('address-book.phone'),
            cell: ({ phone }) => <span className="num">{phone ?? '–'}</span>,
          },
        ]}
        rowActs={(address) => [
          {
            text: t('address-book.edit'),
            label: t('address-book.editName', { name: nameOf(address) }),
            className: 'edit',
            onClick: () => ask({ id: address.id, address }),
          },
          !address.defaultAddress && {
            text: t('address-book.setDefault'),
            label: t('address-book.setDefaultName', { name: nameOf(address) }),
            busy: acts.isBusy('default', address),
            onClick: () => book.makeDefault(address),
          },
          book.billedBy(address) === undefined && {
            text: t('address-book.delete'),
            label: t('address-book.deleteName', { name: nameOf(address) }),
            busy: acts.isBusy('delete', address),
            onClick: () => book.remove(address),
          },
        ]}
        under={
          owner && (
            <p className="quiet">
              {t('address-book.of', { name: joinedApart(' · ', owner.name, owner.number) })}
            </p>
          )
        }
        acts={addresses.length > 0 && add}
        notices={
          <>
            {acts.notice}
            {read.data && open && !isNew && !edited && (
              <Notice tone="warning">{t('address-book.gone')}</Notice>
            )}
          </>
        }
        emptyActions={add}
      />
      {asked && <LeaveDialog onLeave={() => show(asked.next)} onStay={() => setAsked(undefined)} />}
    </>
  );
};

type AddressCellProps = {
  address: BookAddress;
  /** The account whose billing address it is, which can't be deleted here. */
  billed: string | undefined;
};

const AddressCell = ({ address, billed }: AddressCellProps) => {
  const t = useWords<typeof en>();
  const name = addressee(address);
  return (
    <>
      {name !== '' && (
        <b>
          <bdi>{name}</bdi>
        </b>
      )}{' '}
      {address.defaultAddress && <Badge>{t('address-book.default')}</Badge>}
      <p>
        <bdi>{placeLine(address, runtime().row.tag)}</bdi>
      </p>
      {billed !== undefined && <p className="quiet">{t('address-book.inUse', { account: billed })}</p>}
    </>
  );
};
