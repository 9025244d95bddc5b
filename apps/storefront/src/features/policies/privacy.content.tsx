import { brand } from '../../shared/brand.ts';
import type { Policy } from './policy.ts';
import { SupportMail } from './policy-links.tsx';

/** Cookies maintain the session; the gateway's name is a placeholder, both as specified (section 2, "Static pages"). */
const PAYMENT_GATEWAY = '[payment gateway]';

export const privacyPolicy: Policy = {
  title: 'Privacy and Cookie Policy',
  lead: 'What we know about you and why, and what your browser stores. We collect what an order needs, and we do not track you.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <p>
          {brand.legalName}, {brand.address.join(', ')}, decides how personal details from this shop are used. You reach
          us at <SupportMail />.
        </p>
      ),
    },
    {
      id: 'what-you-give',
      title: 'What you give us',
      body: (
        <ul>
          <li>When you register: your name, e-mail address, mobile number and a password.</li>
          <li>When you choose a delivery location: the pincode, the locality, the state and the country.</li>
          <li>When you order: the products and offers, their quantities, the amount, and how the payment ended.</li>
          <li>When you write or call: what you tell us.</li>
        </ul>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and your browser’s storage',
      body: (
        <>
          <p>
            Cookies maintain your session: they let the shop know that you are signed in as you go from page to page.
          </p>
          <p>
            Besides, your browser’s own storage keeps your cart, the delivery location you chose, your sign-in and
            whether you like light or dark colours. With “Remember Me” the sign-in stays after you close the browser;
            without it, it goes.
          </p>
          <p>
            We use no cookies for advertising. You can delete cookies and stored data in your browser’s settings at any
            time; you will then be signed out, and a cart that was kept there is gone.
          </p>
        </>
      ),
    },
    {
      id: 'payment',
      title: 'Payment',
      body: (
        <p>
          Payments are handled by {PAYMENT_GATEWAY}. Your card or UPI details are entered in its window, go to it alone
          and never reach us. From it we learn whether a payment succeeded, and its number.
        </p>
      ),
    },
    {
      id: 'why',
      title: 'What we use it for',
      body: (
        <ul>
          <li>To process, ship and bill your orders, and to show them on your dashboard.</li>
          <li>To keep you signed in and your cart in place.</li>
          <li>To answer you, and to tell you when something is wrong with an order.</li>
          <li>To meet the duties the law gives us, such as keeping bills.</li>
        </ul>
      ),
    },
    {
      id: 'who-sees-it',
      title: 'Who else sees it',
      body: (
        <>
          <p>
            Those who help with your order, and only what they need: the courier gets the delivery details,{' '}
            {PAYMENT_GATEWAY} the amount and the order’s number. To find your post office, the pincode you enter is sent
            to a public postal lookup.
          </p>
          <p>We do not sell personal details. Authorities get them only where the law obliges us.</p>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: (
        <p>
          Account details as long as you have an account, order details as long as tax law asks for bills, messages
          until the matter is settled. What your browser keeps is in your hands.
        </p>
      ),
    },
    {
      id: 'your-choices',
      title: 'Your choices',
      body: (
        <p>
          Write to <SupportMail /> to see, correct or delete what we hold about you, or to withdraw a consent. We delete
          everything that no law obliges us to keep.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: <p>When we change what we do with personal details, we change this page first.</p>,
    },
  ],
};
