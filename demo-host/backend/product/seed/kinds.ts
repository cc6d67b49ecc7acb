import type { ProductFormat } from '../../../../src/api/product/product.contract.ts';
import type { Program } from './programs.ts';

/** A kind of product that the publisher sells for each assessment. */
export type ProductKind = {
  suffix: string;
  format: ProductFormat;
  title: (program: Program) => string;
  summary: string;
  /** The price in US cents. */
  price: (program: Program) => number;
  /** True: anyone may buy it. */
  open?: boolean;
  seats?: number;
  notDiscountable?: boolean;
  /** True for a printed book in the sense of tax law. */
  isBook?: boolean;
};

const full = ({ name, edition }: Program): string => (edition ? `${name}, ${edition}` : name);
/** Returns a part of the kit's price, in whole dollars. */
const part = (share: number) => (program: Program) => Math.round((program.kit * share) / 100) * 100;

export const PRODUCT_KINDS: readonly ProductKind[] = [
  {
    suffix: 'KIT',
    format: 'PRINT',
    title: (program) => `${full(program)}: Complete Kit`,
    summary: 'Manual, stimulus book, 25 record forms and all materials.',
    price: (program) => program.kit,
  },
  {
    suffix: 'KITC',
    format: 'PRINT',
    title: (program) => `${full(program)}: Complete Kit with Rolling Case and Stopwatch`,
    summary: 'The complete kit in a case that fits an overhead locker.',
    price: part(1.12),
  },
  {
    suffix: 'MAN',
    format: 'PRINT',
    title: (program) => `${full(program)}: Administration and Technical Manual`,
    summary: 'Administration, scoring, norms.',
    isBook: true,
    price: part(0.24),
  },
  {
    suffix: 'STB',
    format: 'PRINT',
    title: ({ name }) => `${name}: Stimulus Book`,
    summary: 'Spiral-bound, wipe-clean pages.',
    isBook: true,
    price: part(0.3),
  },
  {
    suffix: 'REC25',
    format: 'PRINT',
    title: ({ name }) => `${name}: Record Forms`,
    summary: 'Pack of 25.',
    price: ({ code, kit }) => (code === 'LMS4' ? 6400 : Math.round((kit * 0.11) / 50) * 50),
  },
  {
    suffix: 'RSP25',
    format: 'PRINT',
    title: ({ name }) => `${name}: Response Booklets`,
    summary: 'Pack of 25.',
    price: part(0.09),
  },
  {
    suffix: 'DIG',
    format: 'DIGITAL',
    title: (program) => `${full(program)}: Digital Kit`,
    summary: 'All materials as files, for one clinician.',
    price: part(0.8),
  },
  {
    suffix: 'QGR',
    format: 'QGLOBAL',
    title: ({ name }) => `${name}: Q-global Score Report`,
    summary: 'One report, scored online.',
    price: (program) => 350 + (program.kit % 700),
  },
  {
    suffix: 'QGY',
    format: 'QGLOBAL',
    title: ({ name }) => `${name}: Q-global Scoring Subscription, 1 Year`,
    summary: 'Unlimited scoring for one user.',
    price: part(0.16),
    notDiscountable: true,
  },
  {
    suffix: 'TRN',
    format: 'TRAINING',
    title: ({ name }) => `${name}: Live Online Training for up to 10 Participants`,
    summary: 'Three hours with a consultant. One unit has 10 places.',
    price: () => 95_000,
    open: true,
    seats: 10,
    notDiscountable: true,
  },
];
