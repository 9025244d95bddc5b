import { paths } from '../../shared/paths.ts';
import type { Article } from './article.ts';

export const article: Article = {
  title: 'User agreement',
  lead: 'Only our Terms of Use apply to this shop. Your cart stays in your browser, and an account needs your name, e-mail address and mobile number. Indian law applies, and the courts at Kanpur decide.',
  picture: { file: 'agreement' },
  ways: [
    { label: 'Terms of Use', text: 'Twenty sections, in plain words.', to: paths.termsOfUse },
    { label: 'Privacy and Cookie Policy', text: 'What we keep, why, and how long.', to: paths.privacyPolicy },
  ],
};
