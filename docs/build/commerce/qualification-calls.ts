import * as qualification from '../../../src/api/qualification/qualification.contract.ts';
import type { CommerceCall } from './commerce-call.ts';

const OF_PAGE = { askedBy: ['assess-qualifications'], neededBy: 'sign-in' } as const;
const GONE = { '404': 'There is no such entry, or it belongs to another customer.' };
const REFUSED = {
  '400': '`ValidationError`, with the wrong field as subject: the widgets say so at the field.',
};

/** The calls of a customer's qualifications (ACC-04). None of them is part of OCC. */
export const qualificationCalls: readonly CommerceCall[] = [
  {
    endpoint: qualification.readQualifications,
    summary:
      'Reads the customer’s qualification level, the level that is under review, and the newest entry of each type. This call is not part of OCC.',
    ...OF_PAGE,
    askedBy: [...OF_PAGE.askedBy, 'assess-my-account'],
  },
  {
    endpoint: qualification.listQualifications,
    summary: 'Lists the customer’s entries of one type. This call is not part of OCC.',
    ...OF_PAGE,
  },
  {
    endpoint: qualification.addQualification,
    summary: 'Adds an entry, which waits for its review. This call is not part of OCC.',
    ...OF_PAGE,
    status: 201,
    errors: REFUSED,
  },
  {
    endpoint: qualification.readQualification,
    summary: 'Reads one entry. This call is not part of OCC.',
    ...OF_PAGE,
    errors: GONE,
  },
  {
    endpoint: qualification.changeQualification,
    summary:
      'Changes the named fields of an entry; null removes one. An approved entry stays, and the changed one waits for its review beside it. This call is not part of OCC.',
    ...OF_PAGE,
    headers: { 'If-Match': 'The version that the customer saw. Left out if entries have no version.' },
    errors: {
      ...REFUSED,
      ...GONE,
      '412':
        'The entry is not at the version in If-Match. The widgets read it, send what differs once more, and ask about fields that both changed.',
    },
  },
  {
    endpoint: qualification.deleteQualification,
    summary: 'Deletes an entry. This call is not part of OCC.',
    ...OF_PAGE,
    errors: GONE,
  },
];
