import * as contract from '../../../src/api/qualification/qualification.contract.ts';
import { qualificationTypes } from '../../../src/core/locale/route-table.ts';
import { customerOf, siteOf } from '../core/commerce-call.ts';
import { handle, type Call, type Route } from '../core/endpoint-handler.ts';
import { invalid, outdated, unknownResource, validationError } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { dayOf, highestOf, isInForce, levelOf, qualificationsIn, type StoredQualification } from './store.ts';

type AnyCall = Pick<Call, 'headers' | 'query' | 'pathSite' | 'origin' | 'account'> & {
  path: { userId: string };
};

/** The store's own endpoints for a customer's qualifications. Source: ACC-04. */
export const qualificationRoutes = (services: Services): Route[] => {
  const entries = qualificationsIn(services);
  const today = (): string => dayOf(services.clock.now());
  const userOf = (call: AnyCall): string => {
    siteOf(call);
    return customerOf(call, services);
  };
  const reply = (user: string, one: StoredQualification) => replyOf(one, entries.of(user), today());
  const found = (call: AnyCall & { path: { type: string; qualificationId: string } }) => {
    const user = userOf(call);
    const one = entries.get(user, call.path.qualificationId);
    if (one?.type !== call.path.type) throw unknownResource('qualification', call.path.qualificationId);
    return { user, one };
  };
  return [
    handle(contract.readQualifications, (call) => {
      const user = userOf(call);
      const own = entries.of(user);
      const level = levelOf(user, services);
      const pendingLevel = highestOf(own.filter(({ state }) => state === 'PENDING'));
      const types = qualificationTypes.flatMap((type) => {
        const ofType = own.filter((one) => one.type === type);
        const newest = ofType.at(-1);
        return newest ? [{ type, count: ofType.length, newest: reply(user, newest) }] : [];
      });
      return { ...(level && { level }), ...(pendingLevel && { pendingLevel }), types };
    }),

    handle(contract.listQualifications, (call) => {
      const user = userOf(call);
      const own = entries.of(user).filter(({ type }) => type === call.path.type);
      return { qualifications: own.map((one) => reply(user, one)) };
    }),

    handle(contract.addQualification, (call) => {
      const user = userOf(call);
      const type = qualificationTypes.find((one) => one === call.path.type);
      if (!type) throw unknownResource('qualification type', call.path.type);
      const added = fresh(services.random(), type, checked(withoutNulls(call.body), today()));
      entries.put(user, added.id, added);
      call.reply.status = 201;
      return reply(user, added);
    }),

    handle(contract.readQualification, (call) => {
      const { user, one } = found(call);
      return reply(user, one);
    }),

    handle(contract.changeQualification, (call) => {
      const { user, one } = found(call);
      const seen = call.headers.get('if-match');
      if (seen !== null && seen !== String(one.version)) throw outdated('qualification', one.id);
      const fields = checked({ ...typed(one), ...withoutNulls(call.body) } as Fields, today());
      // An approved entry keeps its level while the changed one is reviewed.
      const id = one.state === 'APPROVED' ? services.random() : one.id;
      const changed = { ...fresh(id, one.type, fields), version: one.version + 1 };
      entries.put(user, id, changed);
      return reply(user, changed);
    }),

    handle(contract.deleteQualification, (call) => {
      const { user, one } = found(call);
      entries.remove(user, one.id);
      return undefined;
    }),
  ];
};

type Fields = Pick<
  StoredQualification,
  'title' | 'issuer' | 'number' | 'country' | 'region' | 'issued' | 'expires' | 'note'
>;

const fresh = (id: string, type: StoredQualification['type'], fields: Fields): StoredQualification => ({
  ...fields,
  id,
  type,
  state: 'PENDING',
  version: 1,
});

const typed = ({
  title,
  issuer,
  number,
  country,
  region,
  issued,
  expires,
  note,
}: StoredQualification): Fields => ({
  title,
  issuer,
  number,
  country,
  region,
  issued,
  expires,
  note,
});

type WithoutNull<T> = { [Name in keyof T]: Exclude<T[Name], null> };

/** Returns the fields that a body names. A field that is null is removed. */
const withoutNulls = <T extends object>(body: T): WithoutNull<T> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value ?? undefined]],
    ),
  ) as WithoutNull<T>;

/** Refuses a date of issue in the future, and an end that is not after it. Source: ACC-04 c. */
const checked = (fields: Fields, today: string): Fields => {
  const { issued, expires } = fields;
  if (issued !== undefined && issued > today)
    throw validationError([invalid('issued', 'The date is in the future.')]);
  if (issued !== undefined && expires !== undefined && expires <= issued)
    throw validationError([invalid('expires', 'The date is not after the date of issue.')]);
  return fields;
};

const replyOf = (one: StoredQualification, own: readonly StoredQualification[], today: string) => {
  const { version, state, level, ...rest } = one;
  const inForce = own.filter((other) => isInForce(other, today));
  const left = highestOf(inForce.filter(({ id }) => id !== one.id));
  const isLost = isInForce(one, today) && left !== highestOf(inForce);
  const isOver = state === 'APPROVED' && !isInForce(one, today);
  return {
    ...rest,
    state: isOver ? ('EXPIRED' as const) : state,
    ...(level && { level }),
    ...(isLost && { levelWithout: left ?? ('NONE' as const) }),
    version: String(version),
  };
};
