import { callService } from '../../core/http/call-service.ts';
import type { QualificationType } from '../../core/locale/route-table.ts';
import type { Customer } from '../customer.ts';
import { customerMutation } from '../customer-write.ts';
import { customerQuery } from '../query.ts';
import * as contract from './qualification.contract.ts';
import type { QualificationBody } from './qualification.contract.ts';

/** Reads the customer's level and the types that they have entries of. Source: ACC-04 a. */
export const qualificationsQuery = (of: Customer | undefined) =>
  customerQuery({
    of,
    resource: 'qualifications',
    read: (path, signal) => callService(contract.readQualifications, { path, signal }),
  });

/** Reads the customer's entries of one type. Source: ACC-04 a. */
export const qualificationsOfTypeQuery = (of: Customer | undefined, type: QualificationType) =>
  customerQuery({
    of,
    resource: 'qualifications',
    part: [type],
    read: (path, signal) => listed(path, type, signal),
  });

/** Reads one entry. Source: ACC-04 a. */
export const qualificationQuery = (
  of: Customer | undefined,
  type: QualificationType,
  qualificationId: string,
) =>
  customerQuery({
    of,
    resource: 'qualifications',
    part: [type, qualificationId],
    read: (path, signal) =>
      callService(contract.readQualification, { path: { ...path, type, qualificationId }, signal }),
  });

/** What an entry changes elsewhere: the level of a personal account's only qualified user (CHK-03 g). */
const CHANGES = ['qualifications', 'qualifiedUsers'] as const;

const listed = async (path: Customer, type: QualificationType, signal?: AbortSignal) =>
  (await callService(contract.listQualifications, { path: { ...path, type }, signal })).qualifications;

/** Adds an entry and returns it. If the answer is lost and an entry with this title waits for its review, that is it. */
export const addQualificationMutation = (of: Customer, type: QualificationType) =>
  customerMutation({
    owner: of,
    changes: CHANGES,
    write: (body: QualificationBody) =>
      callService(contract.addQualification, { path: { ...of, type }, body }),
    confirm: async (body) => {
      const result = (await listed(of, type)).find(
        ({ state, title, issuer }) =>
          state === 'PENDING' && title === body.title.trim() && issuer === body.issuer.trim(),
      );
      return result && { result };
    },
  });

/** Sends the changed fields of an entry, for the version that was shown. Returns the entry that waits for its review. */
export const changeQualificationMutation = (of: Customer, type: QualificationType, qualificationId: string) =>
  customerMutation({
    owner: of,
    changes: CHANGES,
    write: ({ change, version }: { change: Partial<QualificationBody>; version?: string | undefined }) =>
      callService(contract.changeQualification, {
        path: { ...of, type, qualificationId },
        body: change,
        ...(version !== undefined && { headers: { 'If-Match': version } }),
      }),
  });

/** Removes an entry. Source: ACC-04 d. */
export const deleteQualificationMutation = (of: Customer, type: QualificationType) =>
  customerMutation({
    owner: of,
    changes: CHANGES,
    write: (qualificationId: string) =>
      callService(contract.deleteQualification, { path: { ...of, type, qualificationId } }),
    confirm: async (deleted) =>
      (await listed(of, type)).some(({ id }) => id === deleted) ? undefined : { result: undefined },
  });
