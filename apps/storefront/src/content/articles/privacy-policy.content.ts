import { brand } from '../../shared/env.ts';
import { supportMail, type Article } from './article.ts';

/** Cookies maintain the session; the gateway's name is a placeholder, both as specified (section 2, "Static pages"). */
const PAYMENT_GATEWAY = '[payment gateway]';

export const article: Article = {
  title: 'Privacy and Cookie Policy',
  lead: 'What we know about you and why, and what your browser stores. We collect what an order needs, and we do not track you.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      text: `${brand.legalName}, ${brand.address.join(', ')}, decides how personal details from this shop are used. You reach us at ${supportMail}.`,
    },
    {
      id: 'what-you-give',
      title: 'What you give us',
      text: [
        [
          'When you register: your name, e-mail address, mobile number and a password.',
          'When you choose a delivery location: the pincode, the locality, the state and the country.',
          'When you order: the products and offers, their quantities, the amount, and how the payment ended.',
          'When you write or call: what you tell us.',
        ],
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and your browser’s storage',
      text: [
        'Cookies maintain your session: they let the shop know that you are signed in as you go from page to page.',
        'Besides, your browser’s own storage keeps what the shop needs. It keeps until you close the tab or log out:',
        ['Your last searches, and the products you looked at.', 'How far you had scrolled on a page.'],
        'It keeps while you are signed in, with “Remember Me” also after you close the browser, without it until you close the tab:',
        [
          'A token, by which our server knows you.',
          'Your name, e-mail address and mobile number.',
          'The recipient, mobile number, house and street you typed for an order, for each pincode.',
          'The number of the order you are paying for.',
          'The amount of that order.',
        ],
        'It keeps for your account alone, also after you log out, until the result is known:',
        [
          'An order whose payment has no result yet: your e-mail address, the order’s number and items, and the payment’s number and signature.',
        ],
        'It keeps for everyone who uses this browser:',
        [
          'Your cart.',
          'A cart that could not be read.',
          'The delivery location you chose.',
          'Whether anyone has signed in before.',
          'Whether you like light or dark colours.',
        ],
        'To open without a connection, the shop also keeps its own pages, pictures and lists there, and nothing about you.',
        'We use no cookies for advertising. You can delete cookies and stored data in your browser’s settings at any time; you will then be signed out, and a cart that was kept there is gone.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      text: `Payments are handled by ${PAYMENT_GATEWAY}. Your card or UPI details are entered in its window, go to it alone and never reach us. From it we learn whether a payment succeeded, and its number.`,
    },
    {
      id: 'why',
      title: 'What we use it for',
      text: [
        [
          'To process, ship and bill your orders, and to show them on your dashboard.',
          'To keep you signed in and your cart in place.',
          'To answer you, and to tell you when something is wrong with an order.',
          'To meet the duties the law gives us, such as keeping bills.',
        ],
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who else sees it',
      text: [
        `Those who help with your order, and only what they need: the courier gets the delivery details, ${PAYMENT_GATEWAY} the amount and the order’s number. To find your post office, the pincode you enter is sent to a public postal lookup.`,
        'We do not sell personal details. Authorities get them only where the law obliges us.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      text: 'Account details as long as you have an account, order details as long as tax law asks for bills, messages until the matter is settled. What your browser keeps is in your hands.',
    },
    {
      id: 'your-choices',
      title: 'Your choices',
      text: `Write to ${supportMail} to see, correct or delete what we hold about you, or to withdraw a consent. We delete everything that no law obliges us to keep.`,
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      text: 'When we change what we do with personal details, we change this page first.',
    },
  ],
};
