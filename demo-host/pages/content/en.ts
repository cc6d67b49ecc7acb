import { article } from './en-article.ts';
import type { SiteText } from './text.ts';

/** The site in English. */
export const en: SiteText = {
  skip: 'Skip to content',
  navLabel: 'Main',
  orderingLabel: 'Ordering and help',
  crumbsLabel: 'You are here',
  footerLabel: 'Footer',
  home: 'Home',
  assessments: 'Assessments',
  contact: 'Contact us',
  help: 'Need help?',
  demoPages: 'All demo pages',
  offices: 'Regional offices',
  quickOrder: 'Quick order',
  cart: 'Cart',
  pricesIn: 'Prices in {currency}',
  call: 'Phone',
  write: 'Email',
  post: 'Mailing address',
  hero: {
    title: 'Careful measurement, for decisions that matter',
    lead: 'We publish assessments of memory, reading, language and attention for clinicians, schools and universities. Each is normed on the people it is meant for, and looked after for as long as it is in print.',
    order: 'Order by product code',
    browse: 'See the assessments',
  },
  list: {
    title: 'Assessments',
    lead: 'A short list, kept short on purpose. The code beside each title is what you type into quick order.',
    all: 'All assessments',
    ages: 'For',
    format: 'Format',
    level: 'Qualification level',
    noLevel: 'None asked for',
    code: 'Code',
    codes: {
      title: 'Who may order',
      text: 'Level A is open to every account. Level B asks for a degree or certificate in the field, level C for advanced training in assessment. A person at level C may order all three.',
    },
  },
  families: {
    attention: {
      summary:
        'Nine timed tasks that tell slips of attention from slow work, with norms by age and schooling.',
      ages: 'Ages 8 to 75',
      format: 'Complete kit, print',
    },
    language: {
      summary:
        'Twenty minutes with a picture book that show which children should see a speech and language therapist.',
      ages: 'Ages 3 to 7',
      format: 'Complete kit, print',
    },
    motor: {
      summary: 'A checklist for teachers and parents, filled in from what a child does on an ordinary day.',
      ages: 'Ages 4 to 12',
      format: 'Complete kit, print',
    },
    preschool: {
      summary:
        'Early reasoning, language and memory, given on the floor if need be, with toys that children like.',
      ages: 'Ages 2 to 6',
      format: 'Complete kit, print',
    },
    memory: {
      summary:
        'Verbal, visual and working memory in one sitting, with an immediate and a delayed recall of every task.',
      ages: 'Ages 16 to 90',
      format: 'Complete kit, print and digital scoring',
    },
    reading: {
      summary:
        'Short weekly passages that show whether a reader is on course, well before the end of the year.',
      ages: 'Grade 3',
      format: 'Digital, one seat for one student and year',
    },
  },
  ways: {
    title: 'Three ways to order',
    items: [
      {
        title: 'Quick order',
        text: 'Know your codes? Type or paste up to 25 of them, see the prices, and add them all at once.',
      },
      {
        title: 'By phone',
        text: 'Call {phone}. We take orders, check qualification levels and read a quote back to you.',
      },
      {
        title: 'Your cart',
        text: 'What you add stays in your cart on this device. Come back to it when the purchase is approved.',
      },
    ],
  },
  store: {
    quickOrderTitle: 'Order by product code or ISBN',
    quickOrderLead:
      'Up to 25 products at a time. A list copied from a spreadsheet or an email can be pasted as it is.',
    quickOrderFallback:
      'You can order without the form. Send us your product codes and quantities, and we will confirm the prices the same day.',
    cartTitle: 'Your cart',
    cartFallback:
      'Your cart appears here. If it does not, we can read it to you and take the order by phone.',
    checkoutTitle: 'Checkout',
    quoteStepsTitle: 'Quote details',
    confirmationTitle: 'Your order',
    checkoutFallback:
      'The checkout appears here. If it does not, your cart is kept, and we take the order by phone or email.',
    notes: [
      {
        title: 'Where the code is',
        text: 'On the back cover, on your quote, and beside each title in our list. An ISBN works as well, with or without hyphens.',
      },
      {
        title: 'Qualification levels',
        text: 'Each product carries a level: A, B or C. The level shows on the line before you add it.',
      },
      {
        title: 'Large orders',
        text: 'For more than 25 products, add the first 25 and begin again, or send us the list.',
      },
    ],
  },
  termsPage: {
    title: 'Terms and conditions',
    lead: 'This is a demo: nothing is sold, sent or charged, and an order binds nobody.',
  },
  contactPage: {
    title: 'Contact us',
    lead: 'A member of our team answers and follows up until your question is resolved.',
  },
  officesPage: {
    title: 'Regional offices',
    lead: 'Each office has its own site, prices and stock. Choose yours.',
  },
  productLead: 'Order the test here: it goes into the cart, or into quick order beside others.',
  signIn: {
    title: 'Sign in',
    heading: 'Your account',
    lead: 'Your orders, quotes and saved carts are kept in your account. Checkout needs one; without it you can fill a cart, or order by phone or email.',
    fallback:
      'Signing in needs JavaScript: turn it on in your browser, or load the page again. You can order by phone or email, too; we help with your account there as well.',
    people: 'This is a demo. You can sign in as',
    shows: 'What each of them shows',
    returning: 'Signing you in',
  },
  colophon:
    'Lindgren & Vale is an invented publisher. This site shows how the store’s widgets sit on a page.',
  article,
};
